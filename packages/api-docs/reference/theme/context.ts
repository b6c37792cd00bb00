import type { Options, Reflection } from 'typedoc';
import {
  type MarkdownPageEvent,
  type MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import { withCallouts } from './comments';
import { Printer } from './print';

/** Writes types and comments as they are on a page, whose place decides about links. */
export class ReferenceContext extends MarkdownThemeContext {
  readonly printer: Printer;

  constructor(
    theme: MarkdownTheme,
    page: MarkdownPageEvent<Reflection>,
    options: Options,
  ) {
    super(theme, page, options);
    const { comment } = this.partials;
    this.partials.comment = (...args) => withCallouts(comment(...args));
    this.printer = new Printer(({ reflection, name, package: from }) => {
      const target =
        reflection ??
        // TypeDoc doesn't know the page of a type that another source exports.
        (from === page.project.packageName
          ? page.project.getChildByName([name])
          : undefined);
      const isLinked =
        target && target !== page.model && this.router.hasUrl(target);
      return isLinked ? target : undefined;
    });
  }
}
