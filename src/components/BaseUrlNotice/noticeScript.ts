/** Attribute of the script element that holds the base URL, so that the script and its hash are the same in every build. */
export const baseUrlAttribute = 'data-base-url';

const style =
  'border: thick solid red; background: rgb(255, 230, 179); color: black; margin: 80px 20px 20px; padding: 20px; font-size: 20px';

/** An inline script of the start page that shows a notice if the page is served at another path than it was built for. */
export const noticeScript = `(function (baseUrl) {
  var actual = location.pathname.replace(/(index\\.html)?$/, '').replace(/\\/?$/, '/');
  if (actual === baseUrl) return;
  addEventListener('DOMContentLoaded', function () {
    var notice = document.createElement('div');
    notice.style = ${JSON.stringify(style)};
    [
      'Your Docusaurus site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = ' + baseUrl,
      'We suggest trying baseUrl = ' + actual,
    ].forEach(function (text) {
      notice.appendChild(document.createElement('p')).textContent = text;
    });
    document.body.prepend(notice);
  });
})(document.currentScript.dataset.baseUrl)`;
