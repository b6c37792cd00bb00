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

/** A process that has taken more megabytes than this is not used again. */
const reusedMemory = 3000;

/** o1js makes much short-lived data, and most of its functions are hot at once: with V8's defaults, circuits take a sixth longer. */
const nodeOptions = [
  '--max-semi-space-size=128',
  '--semi-space-growth-factor=8',
  '--no-lazy-feedback-allocation',
];

/** A program that is to be run. */
interface Task {
  /** Absolute path of its job. */
  file: string;
  /** Absolute path of its report. */
  report: string;
  limits: StatementLimits;
  /** Whether no other program may run in its process, before or after. */
  alone: boolean;
  /** Whether it may start programs; then it runs alone. */
  childProcesses: boolean;
  /** Called when a statement takes long, with its seconds so far. */
  onStill: (seconds: number) => void;
}

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

  /** Runs a program. */
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

  /** Ends the processes that wait for a program. */
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
