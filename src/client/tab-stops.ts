// Makes only those boxes focusable that scroll on this screen, so that the keyboard
// can scroll them.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      document
        .querySelectorAll<HTMLElement>(
          'article :is(pre, figure, .table-box)[tabindex]',
        )
        .forEach((box) => {
          box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
        });
    },
    true,
  );
}
