import { readExportTable } from '@o1js-docs/api-docs/symbols/table/export-table';
import { type Messages, readMessages } from '../messages/changes';
import { comparePublicApis } from './compare';
import { packageOf } from './packages';
import type { Comparison } from '@o1js-docs/api-docs/symbols/history';
import { type Signatures, signaturesOf } from './signatures';
import { readPublicApi, type PublicApi } from './public-api';

/** Reads releases' exports, signatures and messages, each of them once. */
export class ReleaseReader {
  private readonly known = new Map<string, Promise<PublicApi>>();
  private readonly signatures = new Map<string, Promise<Signatures>>();
  private readonly messages = new Map<string, Promise<Messages>>();

  /** @param given exports that are known without a package */
  constructor(
    private readonly siteFolder: string,
    given: Readonly<Record<string, PublicApi>> = {},
  ) {
    for (const [release, api] of Object.entries(given)) {
      this.known.set(release, Promise.resolve(api));
    }
  }

  /** @throws Error when the release's package is not to be had */
  of(release: string): Promise<PublicApi> {
    const api =
      this.known.get(release) ??
      packageOf(release, this.siteFolder).then(readPublicApi);
    this.known.set(release, api);
    return api;
  }

  /** @throws Error when the release's package is not to be had */
  signaturesOf(release: string): Promise<Signatures> {
    const signatures =
      this.signatures.get(release) ??
      packageOf(release, this.siteFolder)
        .then(readExportTable)
        .then(signaturesOf);
    this.signatures.set(release, signatures);
    return signatures;
  }

  /** @throws Error when the release's package is not to be had */
  messagesOf(release: string): Promise<Messages> {
    const messages =
      this.messages.get(release) ??
      packageOf(release, this.siteFolder).then(readMessages);
    this.messages.set(release, messages);
    return messages;
  }

  /** @throws Error when a package is not to be had */
  async compare(since: string, release: string): Promise<Comparison> {
    const before = await this.of(since);
    const after = await this.of(release);
    return {
      since,
      exports: Object.keys(after).length,
      ...comparePublicApis(before, after),
    };
  }
}
