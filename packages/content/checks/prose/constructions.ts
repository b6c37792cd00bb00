/** A colon between two parts that are long enough for sentences. */
const longColon = /(?<=(?:\S+ ){8}\S+): (?=[\p{Ll}`](?:\S+ ){8})/u;

export const positive = 'Say what happens, not what doesn’t.';

/**
 * Constructions that make a sentence tiring, by what to write instead. The
 * patterns match words of a sentence in which inline code is `` `` ``. Other good
 * documentation has them in 2 to 6 of 100 sentences.
 */
export const constructions: readonly (readonly [string, ...RegExp[]])[] = [
  [
    'Name the actor: you, the prover, a caller, an attacker.',
    /\b(?:who(?:m|so|mso)?ever|(?:some|no|any|every)body)\b/i,
  ],
  [
    'Write “if” or “when”.',
    /^(?:and |but |or |so )?where\b(?!.*\?$)/i,
    /\b(?:only|even|except|also|but|less|cheaper|better|class|method|value|proof|it|them|``) where\b/i,
    /\bwhere (?:nobody|nothing|none|neither|no \w+|there (?:is|are) no|that (?:is|matters)|needed|(?:they|it) (?:can|cannot|could|may|must|has|have|needs?|wants?|matters?))\b/i,
    /\bwhere\b.*\bwhere\b/i,
    /^(?:Had|Were|Should) (?!.*\?$)/,
  ],
  [
    'Begin with the subject.',
    /^(?:of|to|for|with|by|in|from|on|at) (?:whom|which|whose)\b/i,
    /^Of\b(?! course\b)/,
    /^(?:What|Who|Whose|Which|Whom|Whether|How)\b(?!.*\?$)(?! (?:if|about)\b)/,
    /^That (?:of|the|a|an|it|you|they|no|each|every|``)(?: |$)/,
  ],
  [
    'Repeat the noun.',
    /\b(?:that|those) of\b/i,
    /\bthe ones? (?:of|that|which|whose|with|in|on|for|from)\b/i,
    /\bthe (?:latter|former)\b|\bone of (?:whose|which|whom)\b/i,
  ],
  [
    positive,
    /(?<!\b(?:so|sure|say\w*|mean\w*|show\w*|know\w*|report\w*|prove\w*) )\b(?:that|which|who|whose|what) (?:\w+ )?(?:nobody|no(?! (?:longer|more|arguments?|parameters?)\b)|none|nothing|neither|never)\b/i,
    /\b(?:that|which|who|what) (?:cannot|(?:is|are|was|were|has|have|had|can|could|must|will|would|may) not)\b/i,
    /(?<!there )\b(?:is|are|was|were|be) no (?!longer\b|more\b)/i,
    /\b(?:nor|neither|no other)\b|^(?:Nothing|None)\b/i,
  ],
  [
    'Use today’s words: its own, only, separate.',
    /\bof (?:its|their|your|his|her|my|our|one['’]s) own\b/i,
    /(?<!\b(?:let|leaves?|left|stands?) (?:\S+ ){0,3})\balone\b/i,
  ],
  [
    'Use today’s words: again, usually, rarely, locally, still, first.',
    /\b(?:anew|mostly|seldom|at home|all the same|by then|from then on|once more|beforehand)\b/i,
  ],
  [
    'Say which failure: doesn’t compile, throws, can’t be proved, is rejected.',
    /\brefus(?:e|es|ed|ing|als?)\b/i,
  ],
  [
    'Use today’s words: is, shows, string, next to, after.',
    /\b(?:stands?|stood)\b(?! (?:for|out|alone|still)\b)|\b(?:texts|beside)\b/i,
    /(?<!\b(?:can|can['’]t|cannot|to) )\btells? (?:that|what|which|who|where|how|whether|as|only|(?:\S+ )?apart)\b/i,
    /(?<!\blag(?:s|ging)? )\bbehind\b(?! the scenes)/i,
  ],
  [
    'Objects don’t speak: say what the code does.',
    /\b(?:asks?|wants?|wishes) (?:no|what|where|whether|for (?:a|an|the|its)|is|to be)\b/i,
  ],
  [
    'Write two sentences.',
    /(?<!\b(?:track|way|ways|order|depending|regardless) )\b(?:of|in|by|for|from|to|with|under) (?:which|whom|whose)\b(?! case\b)/i,
    /;/,
    longColon,
  ],
  [
    'Move the adverb forward (“also”), or drop it.',
    /(?<!\b(?:and|until|by|since|even|just|back|only|than) )\b(?:too|either|then)(?=[.;:]|$)/i,
  ],
  [
    'Write “can”; for a chance, “might”.',
    /\b(?:nobody|anybody|anyone|everybody|prover|caller|member|holder|server|contract|method|guardian|signer|verifier|attacker|key|program|circuit|user|account|update|proof) may (?:not )?(?!be\b|have\b)/i,
  ],
  [
    'The page has its release: leave it out, or move the sentence to Quirks.',
    /\b(?:o1js|on|in|of|since|with|until|before) 2\.\d+(?:\.\d+)?\b/i,
  ],
  ['Begin with the idea, not the syllabus.', /\bafter this page\b/i],
];
