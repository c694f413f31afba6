import type { Duplex } from 'node:stream';

export interface Flusher {
  /** Writes a frame. All frames of a socket in one turn of the event loop go out in one system call. */
  write(socket: Duplex, frame: Buffer): void;
}

/**
 * Creates a flusher, which corks each socket until the event loop's turn ends. It uses setImmediate, because a timer
 * would add its delay to each message.
 */
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
