// Code samples: each `ts` block of a guide is type-checked, run and measured
// on the o1js release that its page documents. See README.md.
export { describeProblem, executedChecks } from './sample';
export type { Check, Problem, Sample } from './sample';
export { samplesOfRelease } from './parse/samples-of-release';
export { fencesOfTree, samplesOfPage } from './parse/samples-of-page';
export { codeSamplesRemark } from './page/remark';
export type { RemarkOptions } from './page/remark';
export { watchSourcesPlugin } from './page/watch-sources';
export { inlineRegions } from './include/inline-regions';
