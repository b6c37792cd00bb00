import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** @returns a function from field values to the address of a new issue form with these fields filled in */
export function useNewIssue(): (fields: Record<string, string>) => string {
  const { newIssue } = useDocusaurusContext().siteConfig.customFields!;
  return (fields) =>
    `${newIssue as string}?${new URLSearchParams(fields).toString()}`;
}
