import {
  type ComponentProps,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

/** The element of a page around an island. It has no box: see src/css/article.css. */
export const islandTag = 'x-island';

/** Marks the element of an island that contains its children. */
const slotAttribute = 'data-slot';

/** The HTML of an island's children, if the server rendered them and React doesn't know them. */
export const SlotHtml = createContext<string | undefined>(undefined);

/**
 * Makes islands of components: a page's HTML then says which component, and with
 * which properties, the browser mounts there.
 *
 * @param components by the name that the HTML has. Their properties must survive JSON, except for `children`, which they show in a `Slot`.
 * @returns components for the same use
 */
export function asIslands<Components extends Record<string, ElementType>>(
  components: Components,
): Components {
  const islands = Object.entries(components).map(([name, Component]) => [
    name,
    ({ children, ...props }: { children?: ReactNode }) =>
      createElement(
        islandTag,
        { 'data-name': name, 'data-props': toJson(props) },
        <Component {...props}>{children}</Component>,
      ),
  ]);
  return Object.fromEntries(islands) as Components;
}

/** @returns undefined for no properties, because a page has many islands */
function toJson(props: object): string | undefined {
  const json = JSON.stringify(props);
  return json === '{}' ? undefined : json;
}

/** The element of an island with its children. An island has at most one, and keeps it. */
export function Slot<Tag extends 'div' | 'section' | 'details' | 'fieldset'>({
  as,
  children,
  ...props
}: ComponentProps<Tag> & { as: Tag }): ReactNode {
  const html = useContext(SlotHtml);
  return createElement(
    as as string,
    {
      ...props,
      [slotAttribute]: '',
      ...(html !== undefined && {
        // React keeps the server's HTML, and writes it only if the element is new.
        dangerouslySetInnerHTML: { __html: html },
        suppressHydrationWarning: true,
      }),
    },
    html === undefined ? children : undefined,
  );
}

/** @returns the properties in the HTML of an island, and the HTML of its children */
export function readIsland(island: HTMLElement): {
  name: string;
  props: object;
  html: string | undefined;
} {
  const { name = '', props = '{}' } = island.dataset;
  const slot = island.querySelector(`[${slotAttribute}]`);
  return { name, props: JSON.parse(props) as object, html: slot?.innerHTML };
}
