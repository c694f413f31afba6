import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { Cursors } from './commands/cursors.ts';
import type { Server } from './commands/context.ts';
import { FailPoints } from './commands/failPoints.ts';
import { Sessions } from './sessions/sessions.ts';
import { SlowReads } from './slow-reads/SlowReads.ts';
import { expire } from './storage/expire.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { Store } from './storage/store.ts';
import { serve } from './wire/serve.ts';

export interface ServerOptions {
  dataDir: string;
  port: number;
  socketPath?: string | undefined;
  sweepIntervalMs: number;
  testCommands: boolean;
}

/** Opens the folder and listens. Throws what to do about it where either can't be done. */
export async function runServer(
  options: ServerOptions,
  onScan?: Server['onScan'],
): Promise<{ address: string; close(): Promise<void> }> {
  const { sqlite, lock, openConnection } = openDatabase(options.dataDir);
  const store = new Store(sqlite);
  const server: Server = {
    store,
    cursors: new Cursors(),
    sessions: new Sessions(store, openConnection),
    slowReads: new SlowReads(options.dataDir),
    startedAt: new Date(),
    address: '',
    connections: 0,
    ...(options.testCommands && { failPoints: new FailPoints() }),
    ...(onScan && { onScan }),
  };
  const closeStore = (): void => {
    server.sessions.close();
    store.close();
    lock.release();
  };
  const net = serve(server);
  const sockets = new Set<Socket>();
  net.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  net.listen(options.socketPath ? { path: options.socketPath } : { host: '127.0.0.1', port: options.port });
  try {
    await once(net, 'listening');
  } catch (error) {
    closeStore();
    throw error;
  }
  server.address = options.socketPath ?? `127.0.0.1:${(net.address() as AddressInfo).port}`;
  const sweeping = setInterval(() => sweep(server), options.sweepIntervalMs);
  return {
    address: server.address,
    async close() {
      clearInterval(sweeping);
      net.close();
      for (const socket of sockets) socket.destroy();
      await server.slowReads?.close();
      closeStore();
    },
  };
}

/** What time alone ends: cursors, transactions, kept replies, documents under TTL indexes. */
function sweep({ store, cursors, sessions }: Server): void {
  try {
    cursors.expire();
    sessions.sweep();
    expire(store);
    store.commit();
  } catch (error) {
    // A full disk fails here first; the writer that meets it next is told.
    store.rollback(error);
  }
}
