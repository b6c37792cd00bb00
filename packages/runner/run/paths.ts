/** Folder below the base path that holds what samples need to run in the browser. */
export const runFolder = 'run';

/** The document of the frame that programs run in. It has a policy of its own. */
export const frameFile = 'frame.html';

/** Folder below the base path of the page that runs what readers write. */
export const playgroundFolder = 'playground';

/** Folder below the base path of the course. */
export const learnFolder = 'learn';

/** The service worker that gives pages threads with shared memory. It stands in the base path, because a service worker has the pages of its own folder. */
export const isolationFile = 'isolation.js';

/** Query parameter of a page that asks for such threads. */
export const isolatedParameter = 'proofs';

/** The finished project of the course, examples/poll, in the folder of the course. */
export const pollArchive = 'poll.tgz';
