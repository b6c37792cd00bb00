/** A live network of Mina. */
interface Network {
  name: string;
  /** The first block of the upgrade, as an ISO date. */
  start: string;
  /** Whether the source saw it happen. Otherwise it was announced. */
  isConfirmed: boolean;
}

/** The newest upgrade of the protocol, and where we read of it. Pages that lead to a live network show it: src/components/LiveNetworks. docs/zkapps/upgrade-mesa.mdx has more about it. */
export const upgrade = {
  name: 'Mesa',
  source: 'https://github.com/MinaProtocol/docs2/pull/1221',
  /** An ISO date. */
  readOn: '2026-11-28',
};

export const networks: readonly Network[] = [
  { name: 'Devnet', start: '2026-08-19', isConfirmed: true },
  { name: 'Mainnet', start: '2026-09-03', isConfirmed: false },
];
