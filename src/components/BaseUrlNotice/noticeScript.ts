/** Attribute of the script's element with the base URL of the build: the script is the same in every build, so that its hash can be listed. */
export const baseUrlAttribute = 'data-base-url';

const style =
  'border: thick solid red; background: rgb(255, 230, 179); color: black; margin: 80px 20px 20px; padding: 20px; font-size: 20px';

/** A script of the start page, which says so where the page is served at another path than it was built for. It needs no other file. */
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
