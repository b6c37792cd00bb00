// Code samples: each `ts` block of a guide is type-checked, run and measured
// on the o1js release that its page documents. See README.md.
export { describeProblem, type Problem } from './sample';
export { codeSamplesRemark } from './page/remark';
export { watchSourcesPlugin } from './page/watch-sources';
export { inlineRegions } from './include/inline-regions';
