// `?` lists the keyboard shortcuts in a dialog.
const shortcuts: Readonly<Record<string, string>> = {
  '<kbd>/</kbd> or <kbd>Ctrl</kbd> <kbd>K</kbd>': 'Search',
  '<kbd>Ctrl</kbd> <kbd>Enter</kbd>': 'Run the program that you edit',
  '<kbd>Esc</kbd>': 'Close search, a card or this list',
  '<kbd>?</kbd>': 'Show this list',
};

function showShortcuts(): void {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Keyboard shortcuts';
  const rows = Object.entries(shortcuts).map(
    ([keys, action]) => `<tr><td>${keys}</td><td>${action}</td></tr>`,
  );
  dialog.innerHTML = `<table>${rows.join('')}</table><button>Close</button>`;
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}

if (typeof document !== 'undefined') {
  const writes = 'input, textarea, select, [contenteditable=true], dialog';
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === '?' && !(target as Element).closest(writes)) showShortcuts();
  });
}
