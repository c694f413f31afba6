import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { socketPath } from './socketPath.ts';
import { Cursors } from './commands/cursors.ts';
import type { Server } from './commands/context.ts';
import { Sessions } from './sessions/sessions.ts';
import { SlowReads } from './slow-reads/SlowReads.ts';
import { expire } from './storage/expire.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { Store } from './storage/store.ts';
import { Pace, runInSlices } from './steps.ts';
import { serve, type Around } from './wire/serve.ts';

export interface ServerOptions {
  dataDir: string;
  sweepIntervalMs: number;
}

/** Hooks by which a thread extends a server. */
export interface ServerHooks {
  /** Wraps every command. */
  around?: Around | undefined;
  /** Receives a report of each query. */
  onQuery?: Server['onQuery'];
}

/** Opens the folder and listens. Throws an error that says what to do if either fails. */
export async function runServer(
  options: ServerOptions,
  { around, onQuery }: ServerHooks = {},
): Promise<{ address: string; close(): Promise<void> }> {
  const { sqlite, lock, openConnection } = openDatabase(options.dataDir);
  const store = new Store(sqlite);
  store.dropUnfinished();
  const server: Server = {
    store,
    cursors: new Cursors(),
    sessions: new Sessions(store, openConnection),
    slowReads: new SlowReads(options.dataDir, onQuery),
    address: '',
    onQuery,
  };
  const closeStore = (): void => {
    server.sessions.close();
    store.close();
    lock.release();
  };
  const net = serve(server, around);
  const sockets = new Set<Socket>();
  net.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  try {
    server.address = await listen(net, options.dataDir);
  } catch (error) {
    closeStore();
    throw error;
  }
  let sweeping = Promise.resolve();
  const sweeps = setInterval(() => (sweeping = sweeping.then(() => sweep(server))), options.sweepIntervalMs);
  return {
    address: server.address,
    async close() {
      clearInterval(sweeps);
      net.close();
      for (const socket of sockets) socket.destroy();
      await server.slowReads?.close();
      closeStore();
    },
  };
}

/** Listens on a socket that only this user can open, or on a loopback port if the folder can't hold a socket. */
async function listen(net: NetServer, dataDir: string): Promise<string> {
  const path = socketPath(dataDir);
  if (path) {
    // This process holds the folder's lock, so a socket that exists there is stale.
    rmSync(path, { force: true });
    try {
      await once(net.listen(path), 'listening');
      chmodSync(path, 0o600);
      return path;
    } catch {
      rmSync(path, { force: true });
    }
  }
  await once(net.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(net.address() as AddressInfo).port}`;
}

/** Ends everything that expires: cursors, transactions, stored replies, and documents of TTL indexes. */
async function sweep({ store, cursors, sessions }: Server): Promise<void> {
  if (store.isClosed) return;
  try {
    cursors.expire();
    sessions.sweep();
    const pace = new Pace();
    await runInSlices(expire(store, pace), { pace, store, wait: ({ ended }) => ended });
    store.commit();
  } catch (error) {
    // A full disk may fail here first. The next writer then gets the error.
    if (!store.isClosed) store.rollback(error);
  }
}
