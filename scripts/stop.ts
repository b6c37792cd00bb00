/** Ends the process with a message. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
