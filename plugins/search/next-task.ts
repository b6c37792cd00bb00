/** Lets the browser draw, and take the keys that were pressed, first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
