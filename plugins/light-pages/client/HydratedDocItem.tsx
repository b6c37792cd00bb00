import type { ReactNode } from 'react';
import { Prism } from 'prism-react-renderer';
import DocItem, { type Props } from '@theme/DocItem';
import Content from '@theme-init/DocItem/Content';
import prismIncludeLanguages from '@theme/prism-include-languages';
import { RenderContent } from './RenderContent';

prismIncludeLanguages(Prism);

/** A page whose content is hydrated, with all that this takes. */
export default function HydratedDocItem(props: Props): ReactNode {
  return (
    <RenderContent value={renderWithTheme}>
      <DocItem {...props} />
    </RenderContent>
  );
}

function renderWithTheme(content: ReactNode): ReactNode {
  return <Content>{content}</Content>;
}
