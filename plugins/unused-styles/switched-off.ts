/**
 * Classes of what this site has switched off: DocSearch's conversations, which
 * need Algolia's Ask AI. Its scripts name them, and no page ever has them.
 */
export const switchedOff =
  /^DocSearch-(?:AskAi|CodeSnippet|Conversation|Hit-{1,2}AskAI|Markdown|Menu|NewConversation|NoResults--withAskAi|Streaming|ThreadDepth)/;
