import { openSync, writeSync } from 'node:fs';
import type { ReportEvent } from '../report.ts';

// The program may patch it.
const { stringify } = JSON;

/**
 * Opens a report. Each event is on disk before the next statement runs, so
 * that what a killed program was doing is known.
 */
export function openReport(file: string): (event: ReportEvent) => void {
  const descriptor = openSync(file, 'w');
  return (event) => {
    writeSync(descriptor, `${stringify(event)}\n`);
  };
}
