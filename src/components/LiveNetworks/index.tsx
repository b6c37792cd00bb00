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
    <Admonition type="warning" title="Live networks">
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

/** The schedules of the networks, as a table. */
export function NetworkSchedules(): ReactNode {
  return (
    <div
      className="table-box"
      role="group"
      aria-label="Table: schedules of the networks"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th>Network</th>
            <th>Last slot with transactions</th>
            <th>Last slot</th>
            <th>First block of {upgrade.name}</th>
            <th>Node</th>
          </tr>
        </thead>
        <tbody>
          {networks.map(({ name, lastSlots, start, release, isConfirmed }) => (
            <tr key={name}>
              <td>{name}</td>
              {lastSlots.map((slot) => (
                <td key={slot}>{slot.toLocaleString('en')}</td>
              ))}
              <td>
                {day(start)}, {start.slice(11, 16)} UTC
                {isConfirmed ? '' : ' (announced)'}
              </td>
              <td>
                <code>{release}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
