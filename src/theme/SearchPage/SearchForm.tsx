import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { maxQueryLength } from '@site/config/search-constants';
import type { AddressedSearch } from './useAddressedSearch';
import styles from './styles.module.css';

/** The field for the query and the choice of a version. */
export default function SearchForm({
  query,
  setQuery,
  version,
  versions,
  setVersion,
}: AddressedSearch): ReactNode {
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
        })}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        value={query}
        maxLength={maxQueryLength}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        autoFocus
      />
      <label className={styles.version}>
        <Translate id="search.version">Version</Translate>
        <select
          className={styles.field}
          value={version.name}
          onChange={(event) => setVersion(event.target.value)}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
