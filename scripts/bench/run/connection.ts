import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Bits a second from the server, and milliseconds to it and back. */
export interface Network {
  bitsPerSecond: number;
  roundTrip: number;
}

/** A port that leads to a server. */
export interface Connection {
  port: number;
  /** Bytes that came from the server since the last call. */
  bytes: () => number;
  close: () => void;
}

/**
 * Leads to a port of this machine at a network's speed. The browser's own
 * emulation reaches neither sandboxed frames nor their workers.
 */
export async function connection(
  port: number,
  { bitsPerSecond, roundTrip }: Network,
): Promise<Connection> {
  let freeAt = 0;
  let bytes = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port);
    sockets.add(client).add(upstream);
    client.on('data', (data) => {
      setTimeout(() => upstream.write(data), roundTrip);
    });
    upstream.on('data', (data) => {
      bytes += data.length;
      const milliseconds = (data.length * 8000) / bitsPerSecond;
      freeAt = Math.max(freeAt, performance.now()) + milliseconds;
      upstream.pause();
      setTimeout(() => {
        client.write(data);
        upstream.resume();
      }, freeAt - performance.now());
    });
    // What the server sent before it closed is still under way.
    upstream.on('close', () => {
      setTimeout(() => client.end(), freeAt - performance.now());
    });
    client.on('close', () => upstream.destroy());
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    bytes() {
      const since = bytes;
      bytes = 0;
      return since;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
