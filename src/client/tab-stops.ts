// Boxes that scroll take the focus so that the keyboard can scroll them. Where
// nothing scrolls they would only be in the way: whether they do depends on the screen.
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
