/** Folder below the base path that holds what samples need to run in the browser. */
export const runFolder = 'run';

/** The document of the frame that programs run in. It has a policy of its own. */
export const frameFile = 'frame.html';
