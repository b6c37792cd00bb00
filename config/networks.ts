/** A live network of Mina. */
interface Network {
  name: string;
  /** The first block of the upgrade, as an ISO date with time. */
  start: string;
  /** Whether the source saw it happen. Otherwise it was announced. */
  isConfirmed: boolean;
  /** The slots after which the old network takes no transactions, and no blocks. */
  lastSlots: [transactions: number, blocks: number];
  /** The node's release for the upgrade. */
  release: string;
}

/** The newest upgrade of the protocol, and where we read of it. Pages that lead to a live network show it: src/components/LiveNetworks. */
export const upgrade = {
  name: 'Mesa',
  source: 'https://github.com/MinaProtocol/docs2/pull/1221',
  /** An ISO date. */
  readOn: '2026-11-28',
};

export const networks: readonly Network[] = [
  {
    name: 'Devnet',
    start: '2026-08-19T18:00Z',
    isConfirmed: true,
    lastSlots: [413_540, 413_640],
    release: '4.0.0-devnet-mesa',
  },
  {
    name: 'Mainnet',
    start: '2026-09-03T18:00Z',
    isConfirmed: false,
    lastSlots: [393_800, 393_900],
    release: '4.0.0-mainnet',
  },
];
