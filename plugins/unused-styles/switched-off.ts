/**
 * Classes of DocSearch's styles that the modal of this site never has: those of
 * conversations, which need Algolia's Ask AI.
 */
export const switchedOff =
  /^DocSearch-(?:AskAi|CodeSnippet|Conversation|Hit-{1,2}AskAI|Markdown|Menu|NewConversation|NoResults--withAskAi|Streaming|ThreadDepth)/;
