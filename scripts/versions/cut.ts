// `npm run version:add -- 2.15.0`: freezes the guides of Current under its release's number.
import { command, readVersionArgument } from './command';
import { undoInterruptedCut } from './undo-cut';

await command(async () => {
  const version = readVersionArgument('version:add');
  // Before anything reads what an interrupted cut has changed.
  undoInterruptedCut(process.cwd());
  const { cutVersion } = await import('./cut-version');
  await cutVersion(version, process.cwd());
});
