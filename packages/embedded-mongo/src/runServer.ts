import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { Cursors } from './commands/cursors.ts';
import type { Server } from './commands/context.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { Store } from './storage/store.ts';
import { serve } from './wire/serve.ts';

export interface ServerOptions {
  dataDir: string;
  port: number;
  socketPath?: string | undefined;
}

/** Opens the folder and listens. Throws what to do about it where either can't be done. */
export async function runServer(
  options: ServerOptions,
  onScan?: Server['onScan'],
): Promise<{ address: string; close(): Promise<void> }> {
  const store = new Store(openDatabase(options.dataDir));
  const server: Server = {
    store,
    cursors: new Cursors(),
    startedAt: new Date(),
    address: '',
    connections: 0,
    ...(onScan && { onScan }),
  };
  const net = serve(server);
  const sockets = new Set<Socket>();
  net.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  net.listen(options.socketPath ? { path: options.socketPath } : { host: '127.0.0.1', port: options.port });
  await once(net, 'listening');
  server.address = options.socketPath ?? `127.0.0.1:${(net.address() as AddressInfo).port}`;
  return {
    address: server.address,
    async close() {
      net.close();
      for (const socket of sockets) socket.destroy();
      store.close();
    },
  };
}
