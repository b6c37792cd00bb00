// `?` lists the keyboard shortcuts in a dialog.
const shortcuts: Readonly<Record<string, string>> = {
  '/, Mod K': 'Search',
  'Mod Enter': 'Run the program that you edit',
  Esc: 'Close search, a card or this list',
  '?': 'Show this list',
};

function showShortcuts(): void {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Keyboard shortcuts';
  const control = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const rows = Object.entries(shortcuts).map(([keys, action]) => {
    const names = keys
      .split(', ')
      .map((key) => `<kbd>${key.replace('Mod ', `${control}&nbsp;`)}</kbd>`);
    return `<tr><td>${names.join(' ')}</td><td>${action}</td></tr>`;
  });
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
