/** Where an issue is looked for and opened. */
export interface IssueTracker {
  /** Address of the API, e.g. `https://api.github.com`. */
  api: string;
  /** Owner and name. */
  repository: string;
  /** A token that may read and write issues. */
  token: string;
}

/** How the reporting ended. */
export type Outcome = 'up to date' | 'reported before' | 'reported';

/**
 * Opens an issue when npm has a newer release of o1js than the site documents.
 * One release is reported once, even when its issue was closed.
 *
 * @param documented the o1js version that Current documents
 * @param latest the one that npm installs
 * @throws Error when the tracker refuses
 */
export async function reportRelease(
  documented: string,
  latest: string,
  tracker: IssueTracker,
): Promise<Outcome> {
  if (documented === latest) return 'up to date';
  const title = `Document o1js ${latest}`;
  const written = await issueTitles(tracker);
  if (written.includes(title)) return 'reported before';
  await ask(tracker, 'POST', '', {
    title,
    body: [
      `npm installs o1js ${latest}; Current documents ${documented}.`,
      '',
      `\`npm run o1js:upgrade -- ${latest}\` moves Current to it, and says which samples break. CONTRIBUTING.md has the rest.`,
    ].join('\n'),
  });
  return 'reported';
}

/** Titles of all issues that workflows have opened, closed ones too, newest first. */
async function issueTitles(tracker: IssueTracker): Promise<string[]> {
  const query = '?state=all&creator=github-actions%5Bbot%5D&per_page=100';
  const issues = (await ask(tracker, 'GET', query)) as { title: string }[];
  return issues.map(({ title }) => title);
}

async function ask(
  { api, repository, token }: IssueTracker,
  method: string,
  query: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${api}/repos/${repository}/issues${query}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(
      `${method} ${response.url} answered ${response.status}: ${await response.text()}`,
    );
  }
  return response.json();
}
