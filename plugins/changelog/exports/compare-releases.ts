import { compareSurfaces } from './compare';
import { packageOf } from './packages';
import type { Comparison } from './recorded';
import { readSurface, type Surface } from './surface';

/** Reads releases' exports, each of them once. */
export class Surfaces {
  private readonly known = new Map<string, Promise<Surface>>();

  /** @param given exports that are known without a package */
  constructor(
    private readonly siteFolder: string,
    given: Readonly<Record<string, Surface>> = {},
  ) {
    for (const [release, surface] of Object.entries(given)) {
      this.known.set(release, Promise.resolve(surface));
    }
  }

  /** @throws Error when the release's package is not to be had */
  of(release: string): Promise<Surface> {
    const surface =
      this.known.get(release) ??
      packageOf(release, this.siteFolder).then(readSurface);
    this.known.set(release, surface);
    return surface;
  }

  /** @throws Error when a package is not to be had */
  async compare(since: string, release: string): Promise<Comparison> {
    const before = await this.of(since);
    const after = await this.of(release);
    return {
      since,
      exports: Object.keys(after).length,
      ...compareSurfaces(before, after),
    };
  }
}
