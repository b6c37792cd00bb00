export { releasesToDocument } from './freshness';
export { apiReferenceRemark } from './remark';
export { typedocOptions } from './typedoc-options';
