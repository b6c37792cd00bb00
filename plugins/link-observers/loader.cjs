const made = 'ioRef.current = new window.IntersectionObserver(';

/** @param link Docusaurus' link as JavaScript */
module.exports = function disconnectBefore(link) {
  return link.replace(made, `ioRef.current?.disconnect(); ${made}`);
};
