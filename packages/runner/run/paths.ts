/** Folder below the base path that holds what samples need to run in the browser. */
export const runFolder = 'run';

/** The document of the frame that programs run in. It has a policy of its own. */
export const frameFile = 'frame.html';

/** Folder below the base path of the page that runs what readers write. A service worker has the pages of its own folder. */
export const playgroundFolder = 'playground';

/** Folder below the base path of the course, which has the scripts of the playground too. */
export const learnFolder = 'learn';

/** The service worker that gives the playground threads with shared memory. */
export const isolationFile = 'isolation.js';

/** The finished project of the course, examples/poll, in the folder of the course. */
export const pollArchive = 'poll.tgz';
