import path from 'node:path';
import { migrations } from './migrations';
import { wrongMigrations } from './verify';

// `npm run test:all -- migrations` downloads the releases that migrations.ts
// names, and compiles its samples on them.
const wrong = await wrongMigrations(migrations, path.resolve('.'));
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nCorrect migrations.ts.`);
  process.exitCode = 1;
} else {
  console.log(
    `The samples of ${migrations.length} migrations compile as migrations.ts says.`,
  );
}
