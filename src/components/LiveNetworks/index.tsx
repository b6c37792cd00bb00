import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import { networks, upgrade } from '@site/config/networks';

/** @returns a day as in `19 August 2026` */
function day(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** What live networks run, and what the page's release can do there. */
export default function LiveNetworks(): ReactNode {
  const { isLast, label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const o1js = isLast ? String(siteConfig.customFields?.release) : label;
  const facts = networks.map(({ name, start, isConfirmed }) =>
    isConfirmed
      ? `${name} has run ${upgrade.name} since ${day(start)}`
      : `${name.toLowerCase()} was to follow on ${day(start)}`,
  );
  return (
    <Admonition type="note" title="Live networks">
      <p>
        {facts.join(', and ')} (<a href={upgrade.source}>schedule</a>, read on{' '}
        {day(upgrade.readOn)}).{' '}
        <Link to="/zkapps/upgrade-mesa">{upgrade.name}’s release</Link> is o1js
        3.0, so we don’t know whether these networks accept a deployment or a
        proof of {o1js}: try yours on devnet before you rely on it.
      </p>
    </Admonition>
  );
}
