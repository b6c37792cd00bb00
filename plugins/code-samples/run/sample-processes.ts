import type { ReleaseFolder } from '../release-folder';
import { environmentOf } from './environment';
import { permissionsOf } from './permissions';
import type { Ended } from './read-report';
import type { Finished, NextJob } from './report';
import { startNode, type NodeProcess } from './start-node';
import {
  busyness,
  killWhenStill,
  type StatementLimits,
} from './watch-statements';

/** A process that uses more megabytes is not used again. */
const reusedMemory = 3000;

/** o1js allocates many short-lived objects, and its functions are hot at once. These options make circuits faster. */
const nodeOptions = [
  '--max-semi-space-size=128',
  '--semi-space-growth-factor=8',
  '--no-lazy-feedback-allocation',
];

/** A script to run. */
interface Task {
  /** Absolute path of its job. */
  file: string;
  /** Absolute path of its report. */
  report: string;
  limits: StatementLimits;
  /** Runs it in its own process. */
  alone: boolean;
  /** Allows child processes. It then runs in its own process. */
  childProcesses: boolean;
  /** Called if a statement takes long, with its seconds so far. */
  onStill: (seconds: number) => void;
}

/**
 * Processes that run the scripts of a release. Loading o1js takes longer than
 * most scripts, so a process runs several scripts, one after the other.
 */
export class SampleProcesses {
  private readonly idle: NodeProcess[] = [];

  /** @param runtime the file that buildRuntime returned */
  constructor(
    private readonly release: ReleaseFolder,
    private readonly runtime: string,
  ) {}

  /** Runs a script. */
  async run(
    task: Task,
  ): Promise<Ended & { wasFresh: boolean; longest: number }> {
    const { file, report, limits, childProcesses, onStill } = task;
    const alone = task.alone || childProcesses;
    const reused = alone ? undefined : this.idle.pop();
    const node = reused ?? this.start(childProcesses);
    const finished = new Promise<Finished>((resolve) =>
      node.child.once('message', resolve),
    );
    node.child.send({ jobFile: file } satisfies NextJob);
    const { result, killedAfter, longest } = await killWhenStill(
      report,
      limits,
      node,
      Promise.race([finished, node.exit]),
      onStill,
      busyness,
    );
    const ended = {
      ...(killedAfter !== undefined && { killedAfter }),
      output: node.takeOutput(),
      wasFresh: !reused,
      longest,
    };
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

  /** Ends the idle processes. */
  close(): void {
    for (const { child } of this.idle.splice(0)) child.disconnect();
  }

  private start(childProcesses: boolean): NodeProcess {
    const { release, runtime } = this;
    const channel = true;
    const permissions = permissionsOf(release, runtime, childProcesses);
    return startNode(
      [...nodeOptions, ...permissions, runtime],
      { cwd: release.folder, env: environmentOf(release) },
      channel,
    );
  }
}
