import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type {
  DocSearchButtonProps,
  UseDocSearchKeyboardEventsProps,
} from '@docsearch/react';
import { DocSearchButton as Button } from '@docsearch/react/button';
import { useDocSearchKeyboardEvents as useEvents } from '@docsearch/react/useDocSearchKeyboardEvents';

// Docusaurus declares these entry points without types. The typed entry point
// would add the whole modal to the first chunk.

export const DocSearchButton = Button as ForwardRefExoticComponent<
  DocSearchButtonProps & RefAttributes<HTMLButtonElement>
>;

export const useDocSearchKeyboardEvents = useEvents as (
  props: UseDocSearchKeyboardEventsProps,
) => void;
