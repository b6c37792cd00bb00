// Docusaurus' list of pages names each page twice, and the second time without import(). The bundler would compile the page for it.
module.exports = (registry) =>
  registry.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
