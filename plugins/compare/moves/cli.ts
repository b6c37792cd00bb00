import path from 'node:path';
import { moves } from '../../../changelog/moves';
import { wrongMoves } from './verify';

// `npm run test:all -- moves` compiles the samples of changelog/moves.ts on the
// releases that they are about, which it downloads.
const wrong = await wrongMoves(moves, path.resolve('.'));
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nCorrect changelog/moves.ts.`);
  process.exitCode = 1;
} else {
  console.log(`${moves.length} moves are as changelog/moves.ts says.`);
}
