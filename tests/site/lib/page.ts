import { Parser } from 'htmlparser2';

/** What the whole-site check knows of one HTML file. */
export interface Page {
  /** Path it is served at, base path included, without closing slash but for the home page. */
  route: string;
  html: string;
  /** Where it sends the reader at once, if it is a redirect. */
  redirect?: string;
  ids: string[];
  /** `href` of every link and `src` of every image and script, as written. */
  links: string[];
  /** Levels of the headings, in reading order. */
  headings: number[];
  title: string;
  description?: string;
  canonical?: string;
  /** `href` by `hreflang` of the links to other languages. */
  alternates: Record<string, string>;
  /** Address of its Markdown. */
  markdown?: string;
  /** The address that is shared: `og:url`. */
  shared?: string;
  robots?: string;
  /** When the page was last changed, as it says itself. */
  lastUpdated?: string;
}

/**
 * @param route path the file is served at
 * @param html the file's content
 */
export function readPage(route: string, html: string): Page {
  const page: Page = {
    route,
    html,
    ids: [],
    links: [],
    headings: [],
    title: '',
    alternates: {},
  };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (attributes.id) page.ids.push(attributes.id);
      if (/^h[1-6]$/.test(name)) page.headings.push(Number(name[1]));
      if (name === 'a' && attributes.href !== undefined) {
        page.links.push(attributes.href);
      }
      if ((name === 'img' || name === 'script') && attributes.src) {
        page.links.push(attributes.src);
      }
      if (attributes.itemprop === 'dateModified') {
        page.lastUpdated = attributes.datetime;
      }
      if (name === 'link') readLink(page, attributes);
      if (name === 'meta') readMeta(page, attributes);
    },
    ontext(text) {
      // SVG has titles too.
      if (open.at(-1) === 'title' && open.at(-2) === 'head') page.title += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return page;
}

function readLink(page: Page, attributes: Record<string, string>): void {
  const { rel, href, hreflang, type } = attributes;
  if (!href) return;
  if (rel === 'canonical') page.canonical = href;
  else if (type === 'text/markdown') page.markdown = href;
  else if (hreflang) page.alternates[hreflang] = href;
  else if (rel !== 'alternate' && rel !== 'preconnect') page.links.push(href);
}

function readMeta(page: Page, attributes: Record<string, string>): void {
  const { name, property, content = '' } = attributes;
  if (property === 'og:url') page.shared = content;
  if (name === 'description') page.description = content;
  if (name === 'robots') page.robots = content;
  if (attributes['http-equiv'] === 'refresh') {
    page.redirect = /url=(.*)$/i.exec(content)?.[1];
  }
}
