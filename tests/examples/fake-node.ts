import type * as O1js from 'o1js';

/** A chain in this process. */
type Chain = Awaited<ReturnType<typeof O1js.Mina.LocalBlockchain>>;

/**
 * Answers as a node does, from a chain in this process: accounts, and blocks of
 * one transaction each.
 */
export class FakeNode {
  private readonly blocks: string[] = [];

  constructor(
    private readonly o1js: typeof O1js,
    private readonly chain: Chain,
  ) {}

  /** @returns the hash of a transaction that is in the next block. @throws Error of the ledger */
  async include(
    transaction: O1js.Transaction<false, true>,
  ): Promise<{ hash: string }> {
    const { hash } = await this.chain.sendTransaction(transaction);
    this.blocks.push(hash);
    return { hash };
  }

  /** @returns the answer to a question in GraphQL. @throws Error for one that no page asks */
  answer(query: string): unknown {
    if (query.includes('bestChain')) return { bestChain: this.bestChain() };
    const [, key, token] =
      /account\(publicKey: "(\w+)", token: "(\w+)"/.exec(query) ?? [];
    if (!key || !token) throw new Error(`No answer to ${query}`);
    return { account: this.account(key, token) };
  }

  private bestChain() {
    return this.blocks.map((hash, i) => ({
      transactions: { zkappCommands: [{ hash, failureReason: null }] },
      protocolState: { consensusState: { blockHeight: String(i + 1) } },
    }));
  }

  private account(key: string, token: string) {
    const { PublicKey, TokenId } = this.o1js;
    const tokenId = TokenId.fromBase58(token);
    const publicKey = PublicKey.fromBase58(key);
    if (!this.chain.hasAccount(publicKey, tokenId)) return null;
    const { nonce, balance, zkapp } = this.chain.getAccount(publicKey, tokenId);
    return {
      publicKey: key,
      token,
      nonce: nonce.toString(),
      balance: { total: balance.toString() },
      timing: {},
      tokenSymbol: null,
      receiptChainHash: null,
      permissions: null,
      delegateAccount: null,
      votingFor: null,
      zkappState: zkapp?.appState.map(String) ?? null,
      verificationKey: zkapp?.verificationKey
        ? {
            verificationKey: zkapp.verificationKey.data,
            hash: zkapp.verificationKey.hash.toString(),
          }
        : null,
      actionState: zkapp?.actionState.map(String) ?? null,
      provedState: zkapp?.provedState.toBoolean() ?? null,
      zkappUri: zkapp?.zkappUri ?? null,
    };
  }
}
