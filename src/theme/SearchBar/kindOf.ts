/** The kind of a hit, which has an icon. */
export type HitKind =
  'page' | 'section' | 'class' | 'function' | 'type' | 'error';

/**
 * @param hit found or stored, with its address
 * @returns its kind, which its address tells
 */
export function kindOf({ url }: { url: string }): HitKind {
  const [page, anchor] = url.split('#') as [string, string?];
  const folder = /\/api-reference\/(?:.*\/)?([\w-]+)\/[^/]+\/?$/.exec(
    page,
  )?.[1];
  if (anchor) {
    if (/\/(?:common-)?errors(?:\/[\w-]+)?\/?$/.test(page)) return 'error';
    return folder ? 'function' : 'section';
  }
  if (folder === 'classes') return 'class';
  if (folder === 'functions') return 'function';
  return folder === 'type-aliases' || folder === 'interfaces' ? 'type' : 'page';
}
