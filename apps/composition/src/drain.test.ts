import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { endProcess } from './testing/endProcess.ts';
import { hearFromOutside } from './testing/hearFromOutside.ts';
import { startProductProcess, type ProductProcess } from './testing/startProductProcess.ts';

let dataDir: string;
let product: ProductProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-drain-'));
  product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await endProcess(product.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Requests a socket and then stays silent, without even a close. Resolves with the status of the response. */
async function openMutely(): Promise<{ socket: Socket; status: string }> {
  const { port, host } = new URL(product.url);
  const socket = connect({ port: Number(port), host: 'localhost' });
  socket.on('error', () => {});
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, status: String(answer).split(' ')[1]! };
}

describe('a process that receives SIGTERM', () => {
  it('closes the sockets of listeners, refuses new ones, answers open requests, and exits', async () => {
    const { token } = await signUpFromOutside(product.url, 'Ana');
    const room = { participants: ['bo@example.com'], roomName: 'Kept' };
    const { chatId } = (await succeedFromOutside(product.url, createChatRoom, room, token)).chatroom;
    const listener = await hearFromOutside(product.url, token);
    // The stop waits for this socket until its time limit, so that there is a period in which somebody may return too
    // early.
    const mute = await openMutely();
    const message = JSON.stringify({ chatId, message: 'under way', clientMessageId: 'message-under-way' });
    const requested = request(`${product.url}/api/${sendChatMessage.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': message.length, 'user-token': token },
    });
    const answered = once(requested, 'response');
    requested.write(message.slice(0, 20));
    await once(requested, 'socket');
    const left = once(product.child, 'exit');

    product.child.kill('SIGTERM');
    expect([await listener.closed, mute.status]).toEqual([1001, '101']);
    expect((await openMutely()).status).toBe('503');
    requested.end(message.slice(20));
    const [response] = (await answered) as [IncomingMessage];
    expect([response.statusCode, await json(response)]).toEqual([200, expect.objectContaining({ success: true })]);
    expect(await left).toEqual([0, null]);
  });
});
