/** What is used of doiuse, whose exports lead to no types. */
declare module 'doiuse' {
  import type { PluginCreator } from 'postcss';

  const doiuse: PluginCreator<{
    browsers: readonly string[];
    onFeatureUsage: (usage: { feature: string }) => void;
  }>;
  export default doiuse;
}
