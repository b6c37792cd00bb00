/** What a source says about a live network of Mina. Pages that lead to one show it: src/components/LiveNetworks. */
interface Network {
  name: string;
  /** The protocol that it runs from `start` on. */
  protocol: string;
  /** The first block of the protocol, as an ISO date with time. */
  start: string;
  /** Whether a source saw it happen. Otherwise it was announced. */
  isConfirmed: boolean;
  /** The slots after which the old network takes no transactions, and no blocks. */
  lastSlots: [transactions: number, blocks: number];
  /** The node's release for the protocol. */
  release: string;
  source: string;
  /** The day on which we read the source, as an ISO date. */
  readOn: string;
}

const source = 'https://github.com/MinaProtocol/docs2/pull/1221';
const readOn = '2026-11-28';

export const networks: readonly Network[] = [
  {
    name: 'Devnet',
    protocol: 'Mesa',
    start: '2026-08-19T18:00Z',
    isConfirmed: true,
    lastSlots: [413_540, 413_640],
    release: '4.0.0-devnet-mesa',
    source,
    readOn,
  },
  {
    name: 'Mainnet',
    protocol: 'Mesa',
    start: '2026-09-03T18:00Z',
    isConfirmed: false,
    lastSlots: [393_800, 393_900],
    release: '4.0.0-mainnet',
    source,
    readOn,
  },
];
