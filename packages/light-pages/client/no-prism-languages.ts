// A file, because the bundler names an alias to nothing by the folder of the
// build, and builds of one commit would differ.
export {};
