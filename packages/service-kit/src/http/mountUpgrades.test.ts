import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { mountUpgrades, type HandleUpgrade } from './mountUpgrades.ts';
import { refuseSocket } from './baseHeaders.ts';

let server: Server;
let port: number;
const clients: Socket[] = [];

const echo: HandleUpgrade = ({ url }, socket) => {
  if (url !== '/echo') return false;
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
  socket.resume().once('end', () => socket.destroy());
  return true;
};
const refuse: HandleUpgrade = ({ url }, socket) => {
  if (url !== '/refused') return false;
  refuseSocket(socket, 403);
  return true;
};
const fail: HandleUpgrade = ({ url }) => {
  if (url === '/broken') throw new Error('not foreseen');
  return false;
};

beforeEach(async () => {
  server = createServer();
  mountUpgrades(server, {
    handlers: [echo, refuse, fail],
    getAddress: ({ headers }) => String(headers['x-test-address']),
    maxPerAddress: 2,
    log: pino({ level: 'silent' }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
  await once(server, 'close');
});

async function ask(path: string, address = '203.0.113.1'): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  await once(client, 'connect');
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: test\r\nX-Test-Address: ${address}\r\n\r\n`,
  );
  return client;
}

async function getStatus(requested: Promise<Socket>): Promise<string> {
  const [answer] = (await once(await requested, 'data')) as [Buffer];
  return String(answer).split(' ')[1]!;
}

const status = (path: string, address?: string) => getStatus(ask(path, address));

describe('requests for an upgrade', () => {
  it('go to the handler that accepts them, and are refused if none does', async () => {
    expect([await status('/echo'), await status('/refused'), await status('/else')]).toEqual(['101', '403', '404']);
  });

  it('do not stop the server if their path is invalid or a handler fails', async () => {
    for (const path of ['//', '/broken']) {
      const client = await ask(path);
      client.resume();
      await once(client, 'end');
    }
    expect(await status('/echo')).toBe('101');
  });

  it('do not stop the server if the peer resets the connection before the refusal', async () => {
    for (let at = 0; at < 20; at++) {
      const handled = once(server, 'upgrade');
      const client = await ask('/refused');
      client.resetAndDestroy();
      await handled;
    }
    expect(await status('/echo')).toBe('101');
  });

  it('release a refused socket even if the peer keeps its side open', async () => {
    const [[, kept]] = await Promise.all([once(server, 'upgrade') as Promise<[unknown, Socket]>, ask('/refused')]);
    if (!kept.destroyed) await once(kept, 'close');
    expect(kept.destroyed).toBe(true);
  });

  it('are limited per address; others, and the same one later, are admitted', async () => {
    const held = await ask('/echo');
    await getStatus(Promise.resolve(held));
    expect(await status('/echo')).toBe('101');
    expect(await status('/echo')).toBe('429');
    expect(await status('/echo', '203.0.113.2')).toBe('101');

    held.destroy();
    let again: string;
    do again = await status('/echo');
    while (again === '429');
    expect(again).toBe('101');
  });

  it('count all addresses of one IPv6 network as one', async () => {
    await status('/echo', '2001:db8::1');
    await status('/echo', '2001:db8::2');
    expect(await status('/echo', '2001:db8::3')).toBe('429');
    expect(await status('/echo', '2001:db8:0:1::1')).toBe('101');
  });
});
