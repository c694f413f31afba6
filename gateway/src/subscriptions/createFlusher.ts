import type { Duplex } from 'node:stream';

export interface Flusher {
  /** Writes now or with whatever else this socket gets in this turn of the event loop: one system call for all. */
  write(socket: Duplex, frame: Buffer): void;
}

/** Gathers writes per socket until the event loop's turn ends. setImmediate, not a timer: a timer would add its delay to each message. */
export function createFlusher(): Flusher {
  let corked: Set<Duplex> | undefined;

  const flush = () => {
    const sockets = corked!;
    corked = undefined;
    for (const socket of sockets) socket.uncork();
  };

  return {
    write(socket, frame) {
      if (!corked) {
        corked = new Set();
        setImmediate(flush);
      }
      if (!corked.has(socket)) {
        corked.add(socket);
        socket.cork();
      }
      socket.write(frame);
    },
  };
}
