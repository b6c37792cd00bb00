/** Waits until the browser has drawn and handled pressed keys. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
