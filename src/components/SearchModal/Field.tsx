import type { KeyboardEvent, ReactNode, Ref } from 'react';
import clsx from 'clsx';
import Icon from './Icon';
import type { Search } from './useSearch';
import styles from './modal.module.css';
import { words } from './words';
import { maxQueryLength } from '@site/config/search-constants';

interface Props extends Search {
  /** True if lists are below it. */
  hasLists: boolean;
  ref: Ref<HTMLInputElement>;
  /** `null` until it is mounted. */
  input: HTMLInputElement | null;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** Without lists the field must not refer to them. */
const noLists = {
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
};

/** The input of the modal, with its buttons. */
export default function Field({
  combobox,
  state,
  hasLists,
  ref,
  input,
  onKeyDown,
  onClose,
}: Props): ReactNode {
  const field = combobox.getInputProps({
    inputElement: input,
    maxLength: maxQueryLength,
  });
  const isStalled = state.status === 'stalled';
  return (
    <div className="DocSearch-SearchBar">
      <form
        {...combobox.getFormProps({ inputElement: input })}
        className="DocSearch-Form"
      >
        <label
          className="DocSearch-MagnifierLabel"
          {...combobox.getLabelProps()}
        >
          {!isStalled && (
            <Icon name="search" className="DocSearch-Search-Icon" />
          )}
          <span className="DocSearch-VisuallyHiddenForAccessibility">
            {words.field}
          </span>
        </label>
        {isStalled && (
          <div className={clsx('DocSearch-LoadingIndicator', styles.ring)} />
        )}
        <input
          {...field}
          ref={ref}
          className="DocSearch-Input"
          placeholder={words.placeholder}
          role="combobox"
          aria-haspopup="tree"
          aria-expanded={hasLists}
          {...(!hasLists && noLists)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const { currentTarget } = event;
            // Spaces are no query.
            if (!currentTarget.value.trim()) currentTarget.value = '';
            field.onChange(event);
          }}
        />
        <div className="DocSearch-Actions">
          <button
            type="reset"
            className="DocSearch-Clear"
            hidden={!state.query}
          >
            {words.clear}
          </button>
          {state.query && <div className="DocSearch-Divider" />}
          <button
            type="button"
            className="DocSearch-Action DocSearch-Close"
            title={words.cancel}
            aria-label={words.cancel}
            onClick={onClose}
          >
            <Icon name="cross" />
          </button>
        </div>
      </form>
    </div>
  );
}
