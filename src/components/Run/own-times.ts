import { createStorageSlot } from '@docusaurus/theme-common';

/** Without storage, the next run shows the times of the site. */
const slot = createStorageSlot('o1js-docs:step-times');

/** Number of programs whose times are kept. */
const most = 30;

type Times = Readonly<Record<string, number>>;

/** @returns the seconds that the steps of a program took in this browser the last time, by program */
function read(): Record<string, Times> {
  try {
    return JSON.parse(slot.get() ?? '{}') as Record<string, Times>;
  } catch {
    return {};
  }
}

/** @param program a hash of its code */
export function ownTimes(program: number): Times | undefined {
  return read()[program];
}

/** Keeps the seconds of a program's steps, so that its next run knows how long they take on this device. */
export function keepTimes(program: number, times: Times): void {
  const name = String(program);
  const others = Object.entries(read()).filter(([other]) => other !== name);
  const kept = [...others.slice(1 - most), [name, times]];
  slot.set(JSON.stringify(Object.fromEntries(kept)));
}
