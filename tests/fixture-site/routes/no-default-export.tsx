/** In the browser this page has no component; the build needs one. */
export default typeof window === 'undefined' ? () => null : undefined;
