/** Where the browser refuses its storage: DocSearch expects it to be absent, not to throw. */
export function hideRefusedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}
