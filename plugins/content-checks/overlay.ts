import type { Problem } from '../code-samples';

/** The parts of webpack-dev-server that are used. */
export interface DevServer {
  webSocketServer?: {
    clients: unknown[];
    implementation: {
      on: (event: 'connection', listener: (client: unknown) => void) => void;
    };
  };
  sendMessage: (
    clients: unknown[],
    type: 'warnings',
    data: unknown[],
    params: { preventReloading: boolean },
  ) => void;
}

/** Shows problems above the page, as the bundler's own, in every browser that is open. */
export class Overlay {
  private server: DevServer | undefined;
  /** All that is wrong. */
  private problems: readonly Problem[] = [];
  /** What was found since a file was saved: an overlay that was closed stays closed. */
  private found: readonly Problem[] = [];

  /** Takes the server, once it listens. */
  attach(server: DevServer): void {
    this.server = server;
    server.webSocketServer?.implementation.on('connection', (client) =>
      this.send([client], this.problems),
    );
  }

  /** @param problems all that is wrong now */
  show(problems: readonly Problem[]): void {
    const before = new Set(this.problems.map(keyOf));
    this.found = problems.filter((each) => !before.has(keyOf(each)));
    this.problems = problems;
    this.repeat();
  }

  /** Shows what was found last once more, because the bundler closes overlays when it is done. */
  repeat(): void {
    this.send(this.server?.webSocketServer?.clients ?? [], this.found);
  }

  /** A file was saved: what is known was shown. */
  settle(): void {
    this.found = [];
  }

  private send(clients: unknown[], problems: readonly Problem[]): void {
    if (problems.length === 0) return;
    const data = problems.map(({ page, line, message }) => ({
      file: `${page}:${line}`,
      message,
    }));
    // The page that is shown is as good as before.
    this.server?.sendMessage(clients, 'warnings', data, {
      preventReloading: true,
    });
  }
}

function keyOf({ page, message }: Problem): string {
  return `${page} ${message}`;
}
