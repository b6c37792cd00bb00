/** The rows of the home page's circuit. The figures of all samples are too large for the page. */
export const homeCircuit =
  '1 Generic, 2 EndoMulScalar, 1 Generic, 2 EndoMulScalar, 2 Generic, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 1 Generic, 1 ForeignFieldAdd, 1 Zero, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 5 Generic, 11 Poseidon, 1 Zero, 1 Generic, 11 Poseidon, 1 Zero, 1 Generic, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 1 Generic, 1 ForeignFieldAdd, 1 Zero, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 4 Generic, 1 CompleteAdd, 51 VarBaseMul+Zero, 1 CompleteAdd, 15 Generic, 1 CompleteAdd, 51 VarBaseMul+Zero, 5 Generic, 1 CompleteAdd, 5 Generic, 1 CompleteAdd, 13 Generic, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 1 Generic, 1 ForeignFieldAdd, 1 Zero, 2 RangeCheck0, 1 RangeCheck1, 1 Zero, 5 Generic, 2 EndoMulScalar';

/** The row that the drawing lacks. */
export const missingRow = 29;
