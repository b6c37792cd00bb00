import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** @returns a function that gives the address of a new issue with these fields filled in. */
export function useNewIssue(): (fields: Record<string, string>) => string {
  const { newIssue } = useDocusaurusContext().siteConfig.customFields!;
  return (fields) =>
    `${newIssue as string}?${new URLSearchParams(fields).toString()}`;
}
