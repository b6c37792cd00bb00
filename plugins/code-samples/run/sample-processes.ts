import type { ReleaseFolder } from '../release-folder';
import { environmentOf } from './environment';
import type { Ended } from './read-report';
import type { Finished, NextJob } from './report';
import { killAfter, startNode, type NodeProcess } from './start-node';

/** A process that has taken more megabytes than this is not used again. */
const reusedMemory = 3000;

/** o1js makes much short-lived data, and most of its functions are hot at once: with V8's defaults, circuits take a sixth longer. */
const nodeOptions = [
  '--max-semi-space-size=128',
  '--semi-space-growth-factor=8',
  '--no-lazy-feedback-allocation',
];

/**
 * Processes that programs of one release run in. Loading o1js takes longer
 * than most programs do, so a process takes one after the other.
 */
export class SampleProcesses {
  private readonly idle: NodeProcess[] = [];

  /** @param runtime the file that buildRuntime returned */
  constructor(
    private readonly release: ReleaseFolder,
    private readonly runtime: string,
  ) {}

  /**
   * Runs a program.
   *
   * @param jobFile absolute path of its job
   * @param seconds the time it has
   * @param alone whether no other program may run in its process, before or after
   */
  async run(
    jobFile: string,
    seconds: number,
    alone: boolean,
  ): Promise<Ended & { wasFresh: boolean }> {
    const reused = alone ? undefined : this.idle.pop();
    const node = reused ?? this.start();
    const finished = new Promise<Finished>((resolve) =>
      node.child.once('message', resolve),
    );
    node.child.send({ jobFile } satisfies NextJob);
    const { result, killed } = await killAfter(
      seconds,
      node,
      Promise.race([finished, node.exit]),
    );
    const ended = { killed, output: node.takeOutput(), wasFresh: !reused };
    if (result === null || typeof result === 'number') {
      return { exitCode: result, ...ended };
    }
    if (alone || result.megabytes > reusedMemory) {
      node.child.disconnect();
    } else {
      this.idle.push(node);
    }
    return { exitCode: 0, ...ended };
  }

  /** Ends the processes that wait for a program. */
  close(): void {
    for (const { child } of this.idle.splice(0)) child.disconnect();
  }

  private start(): NodeProcess {
    const { release, runtime } = this;
    const channel = true;
    return startNode(
      [...nodeOptions, runtime],
      { cwd: release.folder, env: environmentOf(release) },
      channel,
    );
  }
}
