/** The comments around the part of a program that a learner writes. Nothing else in it can be edited. */
export const ownPart = {
  begins: '// --- your part ---',
  ends: '// --- end ---',
};

/** A course and its steps, in reading order. */
export interface CourseSteps {
  title: string;
  steps: {
    address: string;
    title: string;
    description: string;
    minutes: number;
  }[];
}

/** A course and its first step. */
export interface CourseSummary {
  title: string;
  first: string;
  count: number;
}
