/** Styles of the home page. They are in the page itself, so that no other page loads them. */
export const homeStyles = `
.theme-doc-sidebar-container,
.theme-doc-breadcrumbs,
.theme-doc-footer,
.pagination-nav { display: none }

main[class*=docMainContainer],
main[class*=docMainContainer] > .container,
.page-column { max-width: 72rem !important; margin-inline: auto; flex: 1 }

.theme-doc-markdown {
  display: grid;
  grid-template-columns: minmax(0, 4.6fr) minmax(0, 6fr);
  gap: 0 2.5rem;
}
/* An island's box is that of its content. */
.theme-doc-markdown.markdown > *,
.theme-doc-markdown.markdown > x-island > * { grid-column: 1 / -1; width: 100%; max-width: 46rem; margin-inline: auto }
.theme-doc-markdown.markdown > :is(header, header + p, .pitch) { grid-column: 1; margin: 0; padding: 0 }
.theme-doc-markdown > header { grid-row: 1; align-self: end; padding-top: 3rem }
.theme-doc-markdown > header + p { grid-row: 3; align-self: end; color: var(--muted); font-size: .9rem }
.markdown header + p em { font-weight: 400 }
.markdown h1:first-child { --ifm-h1-font-size: .95rem; --ifm-h1-vertical-rhythm-bottom: .75; color: var(--muted); letter-spacing: 0; font-weight: 600 }
.pitch { grid-row: 2 }
.pitch p { color: #33413b; font-size: 1.1rem }
.pitch p:first-child { font-size: clamp(2.1rem, 3.7vw, 2.85rem); line-height: 1.06; letter-spacing: -.03em; text-wrap: balance; color: var(--ink) }
.pitch p:first-child strong { font-weight: 650 }
.pitch .managers { margin-top: 1rem }
.pitch .code-head { display: none }
.pitch .code-head ~ x-island .code-buttons { top: .35rem }

.theme-doc-markdown.markdown > .lens {
  grid-column: 2;
  grid-row: 1 / 4;
  align-self: start;
  max-width: none;
  margin-top: 1.5rem;
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: hidden;
}
.lens fieldset { display: flex; gap: .25rem; align-items: center; margin: 0; padding: .6rem .9rem; border: 0; border-bottom: 1px solid var(--line); background: var(--surface); font-size: .875rem }
.lens legend { float: left; margin-right: .5rem; color: var(--muted); font-size: inherit }
.lens label { padding: .2rem .8rem; border-radius: 6px; color: var(--muted); cursor: pointer }
.lens input { position: absolute; opacity: 0 }
.lens label:has(:checked) { background: #fff; box-shadow: 0 0 0 1px var(--line); color: var(--ink); font-weight: 600 }
.lens label:has(:focus-visible) { outline: 2px solid var(--accent) }
.lens .theme-code-block, .lens .theme-code-block + div { margin: 0; border: 0 }
.lens pre { font-size: .78rem }
.lens .code-proof { display: none }
.lens details { padding-bottom: .4rem }

/* The values of the first two lines are private. */
.lens .token-line { position: relative }
.lens .token-line:nth-child(-n + 2)::after {
  content: '';
  position: absolute;
  inset: 1px auto 1px 13ch;
  width: 17ch;
  border-radius: 3px;
  outline: 1px solid #c9962f;
  background: #fdf0cf;
  mix-blend-mode: multiply;
  pointer-events: none;
}
.lens .token-line:nth-child(2)::after { left: 15ch; width: 10ch }
.lens:has([value=verifier]:checked) .token-line:nth-child(-n + 2)::after {
  outline: 0;
  mix-blend-mode: normal;
  background: repeating-linear-gradient(135deg, #15201c 0 3px, #3a4641 3px 6px);
  pointer-events: auto;
  forced-color-adjust: none;
  print-color-adjust: exact;
}
.lens:has([value=prover]:checked) .of-verifier,
.lens:has([value=verifier]:checked) .of-prover { display: none }
.verdict { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .6rem var(--ifm-pre-padding); border-top: 1px solid var(--line); background: var(--accent-surface); font-size: .9rem }
.verdict p { margin: 0 }
.verdict strong { color: var(--accent) }

.theme-doc-markdown.markdown > :is(.doors, .counts) { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; max-width: none; margin-top: 2.5rem }
.doors > h2 { position: absolute; clip-path: inset(50%) }
.doors section { padding: 1.25rem 1.4rem; border: 1px solid var(--line); border-radius: 12px }
.markdown .doors h3 { margin: 0 0 .25rem; font-size: 1.2rem }
.doors p { margin: 0 0 .75rem; color: var(--muted); font-size: .9rem }
.doors ul { margin: 0; padding: 0; list-style: none; font-size: .95rem }
.doors li { margin: 0; border-top: 1px solid var(--line) }
.markdown .doors li a { display: flex; gap: .75rem; justify-content: space-between; align-items: center; min-height: 2.6rem; font-weight: 600; text-decoration: none }
.doors li a:hover { text-decoration: underline !important }
.doors li span { color: var(--muted); font-size: .85rem; font-weight: 400 }
.doors progress { width: 100%; height: .5rem; margin-bottom: .75rem; accent-color: var(--accent) }
.find { display: flex; gap: .5rem; margin: .25rem 0 .75rem }
.find input { flex: 1; min-width: 0; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: var(--ifm-global-radius); font: inherit; font-size: .95rem }

.theme-doc-markdown.markdown > .counts { grid-template-columns: repeat(4, 1fr); gap: 0; border-block: 1px solid var(--line) }
.counts p { margin: 0; padding: 1rem 1.1rem; border-left: 1px solid var(--line); color: var(--muted); font-size: .875rem }
.counts p:first-child { border: 0; padding-left: 0 }
.counts strong { display: block; color: var(--ink); font-size: 1.5rem; line-height: 1.3 }

@media (max-width: 996px) {
  .theme-doc-markdown { grid-template-columns: minmax(0, 1fr) }
  .theme-doc-markdown.markdown > :is(header, header + p, .pitch, .lens) { grid-column: 1; grid-row: auto }
  .theme-doc-markdown > header { padding-top: .5rem }
  .theme-doc-markdown > header { order: -2 }
  .pitch { order: -1; padding-bottom: 1rem !important }
}
@media (max-width: 600px) {
  .lens pre { font-size: .75rem }
  .pitch .button { display: block }
  .theme-doc-markdown.markdown > .counts { grid-template-columns: 1fr 1fr }
  .counts p:nth-child(odd) { border-left: 0; padding-left: 0 }
}
@media (scripting: none) { .find { display: none } }
@media print {
  .pitch .button, .find { display: none }
  .lens, .doors section { break-inside: avoid }
}
`;
