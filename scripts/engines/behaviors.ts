import { type EnginePage, until } from './engine-page';

/** What a reader does, in the words of the table. */
export interface Behavior {
  name: string;
  /** @param site address of the site, with a slash at its end. @throws Error that says what was not seen */
  try: (page: EnginePage, site: string) => Promise<void>;
  /** The windows in which it is there; without it, all. */
  only?: 'wide' | 'phone';
}

const one = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})`;

/** An element that is shown and has a text. */
const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) => e.textContent.trim() === ${JSON.stringify(text)} && e.getClientRects().length > 0)`;

const textOf = (selector: string) => `(${one(selector)}?.textContent ?? '')`;

const hydrated = "document.documentElement.dataset.hasHydrated === 'true'";

/** Opens a page and moves, because scripts wait for that. */
async function open(page: EnginePage, url: string): Promise<void> {
  await page.open(url);
  await page.evaluate(
    "document.documentElement.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))",
  );
  await until(page, 'scripts that have started', hydrated);
}

async function openSearch(page: EnginePage): Promise<void> {
  await page.press('k', true);
  await until(page, 'the search field', `!!${one('.DocSearch-Input')}`);
}

/** Runs the first block of a page that has Run. @returns when it came to what is stated */
async function runFirst(page: EnginePage, url: string): Promise<void> {
  await open(page, url);
  const button = one('article .theme-code-block.run .run-button');
  await until(page, 'Run', `!!${button}`);
  await page.click(button);
  await until(
    page,
    'the result of the run',
    `/as stated/.test(${textOf('article .theme-code-block.run [role=status]')})`,
    120,
  );
}

/** @returns an expression that gives the playground's Run; the playground is open */
async function openPlayground(page: EnginePage, site: string): Promise<string> {
  await open(page, `${site}playground/`);
  const run = withText('main button', 'Run');
  await until(page, 'Run', `${run}?.disabled === false`);
  return run;
}

/** What is tried in each engine: states and errors, search, cards of symbols, Run and the playground. */
export const behaviors: readonly Behavior[] = [
  {
    name: 'A guide is shown, without sideways scrolling',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await until(page, 'the heading', `${textOf('h1')}.includes('Field')`);
      await until(
        page,
        'a page as wide as its window',
        'document.documentElement.scrollWidth <= innerWidth',
      );
    },
  },
  {
    name: 'Search opens by Ctrl+K, finds, and opens a hit',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await openSearch(page);
      await page.type('merkle');
      await until(page, 'hits', `!!${one('.DocSearch-Hit a')}`);
      await page.press('Enter');
      await until(
        page,
        'the page of the hit',
        "/erkle/.test(location.pathname) && /erkle/.test(document.querySelector('h1')?.textContent)",
      );
    },
  },
  {
    name: 'Escape closes search, and focus is back',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await page.click(one('.DocSearch-Button'));
      await until(page, 'the search field', `!!${one('.DocSearch-Input')}`);
      await page.press('Escape');
      await until(page, 'no search field', `!${one('.DocSearch-Input')}`);
      await until(
        page,
        'focus on the button',
        "document.activeElement?.className.includes('DocSearch-Button')",
      );
    },
  },
  {
    name: 'Search without hits says so',
    async try(page, site) {
      await open(page, site);
      await openSearch(page);
      await page.type('qqxxzzqq');
      await until(
        page,
        'that there are none',
        `/No results for/.test(${textOf('.DocSearch-Modal')})`,
      );
    },
  },
  {
    name: 'The menu opens and closes on a phone',
    only: 'phone',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await page.click(one('.navbar__toggle'));
      await until(
        page,
        'the menu',
        `${one('.navbar-sidebar--show .navbar-sidebar')}?.getBoundingClientRect().left === 0`,
      );
      await page.click(one('.navbar-sidebar__close'));
      await until(page, 'no menu', `!${one('.navbar-sidebar--show')}`);
    },
  },
  {
    name: 'A link changes the page without loading it anew',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await page.evaluate('(window.stays = true)');
      await page.click(one('.pagination-nav__link--next'));
      await until(
        page,
        'the next page',
        "!location.pathname.endsWith('/field') && window.stays === true",
      );
    },
  },
  {
    name: 'Versions lead to the same page of another release',
    only: 'wide',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      await page.hover(one('.navbar .dropdown'));
      await until(
        page,
        'the list of versions',
        `!!${withText('.navbar .dropdown__menu a', '2.4.0')}`,
      );
      await page.click(withText('.navbar .dropdown__menu a', '2.4.0'));
      await until(
        page,
        'the page of 2.4.0',
        "location.pathname.includes('/2.4.0/basic-types/field')",
      );
    },
  },
  {
    name: 'A symbol of a sample has a card',
    only: 'wide',
    async try(page, site) {
      await open(page, `${site}basic-types/field`);
      const link = one('article .theme-code-block a[href*="api-reference"]');
      await page.hover(link);
      await until(page, 'the card', `!!${one('body > div[class*=hover]')}`);
    },
  },
  {
    name: 'Run shows what comes',
    try: (page, site) => runFirst(page, `${site}basic-types/field`),
  },
  {
    name: 'Run measures a circuit',
    async try(page, site) {
      const guide = 'getting-started/what-is-a-zk-constraint-system';
      await runFirst(page, site + guide);
      await until(
        page,
        'rows of the circuit',
        `/\\d rows? on o1js/.test(${textOf('article .theme-code-block.run')})`,
      );
    },
  },
  {
    name: 'A block is edited in its place',
    async try(page, site) {
      await runFirst(page, `${site}basic-types/field`);
      const edit = withText('.theme-code-block.run button', 'Edit');
      await until(page, 'Edit', `!!${edit}`);
      await page.click(edit);
      await until(page, 'the editor', `!!${one('.cm-content')}`);
      await page.click(one('.cm-line'));
      await page.press('End');
      await page.press('Enter');
      await page.type("console.log('an edited block');");
      await page.press('Enter');
      await page.press('Enter', true);
      await until(
        page,
        'what the edited block prints',
        `/Ran in/.test(${textOf('[data-editor]')}) && /an edited block/.test(${textOf('[data-editor] [aria-label=Output]')})`,
        120,
      );
    },
  },
  {
    name: 'The playground runs a program',
    async try(page, site) {
      await page.click(await openPlayground(page, site));
      await until(
        page,
        'the result of the run',
        `/Ran in .* as stated/.test(${textOf('main')})`,
        120,
      );
    },
  },
  {
    name: 'Proofs run in the playground, or it says why not',
    async try(page, site) {
      const run = await openPlayground(page, site);
      await page.click(one('.cm-content'));
      await page.type('A.compile();');
      await page.click(run);
      await until(
        page,
        'a reload that is offered, or a message',
        `/Reload so that proofs run|Proofs run in Node too/.test(${textOf('main [role=alert]')})`,
      );
    },
  },
  {
    name: 'Compare shows two releases',
    async try(page, site) {
      await open(page, `${site}compare?from=2.4.0&to=2.15.0`);
      await until(
        page,
        'the differences',
        `/From 2\\.4\\.0 to 2\\.15\\.0: \\d/.test(${textOf('main')})`,
      );
    },
  },
  {
    name: 'A page that is not there says so',
    async try(page, site) {
      await page.open(`${site}no-such-page`);
      await until(
        page,
        'that there is no page',
        `/[Nn]ot [Ff]ound/.test(document.body.textContent)`,
      );
    },
  },
];
