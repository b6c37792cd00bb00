import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type {
  DocSearchButtonProps,
  UseDocSearchKeyboardEventsProps,
} from '@docsearch/react';
import { DocSearchButton as Button } from '@docsearch/react/button';
import { useDocSearchKeyboardEvents as useEvents } from '@docsearch/react/useDocSearchKeyboardEvents';

// Docusaurus declares these entry points untyped; the one typed entry point
// would bring the whole modal into the first chunk.

export const DocSearchButton = Button as ForwardRefExoticComponent<
  DocSearchButtonProps & RefAttributes<HTMLButtonElement>
>;

export const useDocSearchKeyboardEvents = useEvents as (
  props: UseDocSearchKeyboardEventsProps,
) => void;
