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

/** Additions of a thread to a server. */
export interface ServerHooks {
  /** Stands before every command. */
  around?: Around | undefined;
  /** Takes the work of each query. */
  onQuery?: Server['onQuery'];
}

/** Opens the folder and listens. Throws what to do about it where either can't be done. */
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

/** Listens where only this user may connect, else on a loopback port: some folders can hold no socket. */
async function listen(net: NetServer, dataDir: string): Promise<string> {
  const path = socketPath(dataDir);
  if (path) {
    // The folder's lock is held: a socket that lies there belongs to nobody.
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

/** Ends everything that time alone ends: cursors, transactions, kept replies, documents under TTL indexes. */
async function sweep({ store, cursors, sessions }: Server): Promise<void> {
  if (store.isClosed) return;
  try {
    cursors.expire();
    sessions.sweep();
    const pace = new Pace();
    await runInSlices(expire(store, pace), { pace, store, wait: ({ ended }) => ended });
    store.commit();
  } catch (error) {
    // A full disk fails here first; the writer that meets it next is told.
    if (!store.isClosed) store.rollback(error);
  }
}
