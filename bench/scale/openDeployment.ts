import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { HEADERS } from '@meet/contracts';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchPart } from '@meet/composition/testing/launchPart.ts';
import { startProductProcess } from '@meet/composition/testing/startProductProcess.ts';
import { spawnServer } from '@meet/embedded-mongo/testing';
import { startRedis } from '@meet/service-kit/testing';
import type { EventBus } from '@meet/service-kit';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDeployment } from '../../apps/composition/src/readDeployment.ts';
import { createBus } from '../../apps/composition/src/runServices.ts';
import type { Target } from '../lib/Target.ts';

const PEOPLE = 16;
/** Number of senders of one room. */
const TOGETHER = 2;
const MESSAGE = 'Shall we move the planning to three? I have another call until then, and so has Maya.';

/** Roles of the processes. */
export type Role = 'gateway' | 'chat' | 'database' | 'Redis';

export interface ScaleDeployment {
  readonly processes: readonly { readonly role: Role; readonly pid: number }[];
  readonly gatewayPorts: readonly number[];
  /** Session tokens of the members of all rooms. */
  readonly tokens: readonly string[];
  /** The room to which the listeners listen. */
  readonly chatId: string;
  /** Requests of the senders, two for each room, to each gateway in turn. */
  readonly sends: readonly Target[];
  /** Bus on which the benchmark publishes to all gateways, as a chat service would. */
  readonly bus: EventBus;
  close(): Promise<void>;
}

/**
 * Starts `count` gateways, with all services but the chat, and `count` chat services. They share one database process
 * and one Redis.
 */
export async function openDeployment(count: number, senders: number): Promise<ScaleDeployment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-scale-'));
  const [redis, database] = await Promise.all([startRedis(), spawnServer(path.join(folder, 'database'))]);
  const getPorts = () => Promise.all(Array.from({ length: count }, () => freePort()));
  const [gatewayPorts, chatPorts] = [await getPorts(), await getPorts()];
  const toUrl = (port: number) => `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: folder,
    MONGODB_URL: database.url,
    REDIS_URL: redis.url,
    MEET_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
    // All connections come from one machine, and the people have more tabs than usual.
    SOCKETS_PER_ADDRESS: '10000',
    SOCKETS_PER_ACCOUNT: '1000',
  };
  const SERVICE_URLS = `chat=${chatPorts.map(toUrl).join('|')}`;
  const ROOMS_URL = toUrl(gatewayPorts[0]!);
  const gateways = await Promise.all(
    gatewayPorts.map((port, at) =>
      startProductProcess({ ...env, SERVICE_URLS, PORT: String(port), ...(at && { ROOMS_URL }) }),
    ),
  );
  const chats = chatPorts.map((port, at) =>
    launchPart('chat', { ...env, PORT: String(port), GATEWAY_URL: toUrl(gatewayPorts[at]!) }),
  );
  await Promise.all(chats.map((chat) => chat.until('answers at')));

  const { url } = gateways[0]!;
  const people: { readonly email: string; readonly token: string }[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signUpFromOutside(url, `Person ${at}`));
  const participants = people.slice(1).map(({ email }) => email);
  const chatIds: string[] = [];
  for (let at = 0; at < senders / TOGETHER; at += 1) {
    const input = { participants, roomName: `Room ${at}` };
    chatIds.push((await succeedFromOutside(url, createChatRoom, input, people[0]!.token)).chatroom.chatId);
  }
  const deployment = await readDeployment(env);
  const bus = createBus(deployment);

  return {
    processes: [
      ...gateways.map(({ child }) => ({ role: 'gateway' as const, pid: child.pid! })),
      ...chats.map(({ child }) => ({ role: 'chat' as const, pid: child.pid! })),
      { role: 'database', pid: database.child.pid! },
      { role: 'Redis', pid: redis.pid()! },
    ],
    gatewayPorts,
    tokens: people.map(({ token }) => token),
    chatId: chatIds[0]!,
    sends: Array.from({ length: senders }, (_, at) => ({
      port: gatewayPorts[at % count]!,
      method: 'POST',
      path: `/api/${sendChatMessage.path}`,
      headers: { [HEADERS.userToken]: people[at % PEOPLE]!.token, 'content-type': 'application/json' },
      body: JSON.stringify({ chatId: chatIds[Math.floor(at / TOGETHER)], message: MESSAGE }),
    })),
    bus,
    async close() {
      await bus.close();
      deployment.redis?.close();
      for (const { child } of [...gateways, ...chats, database]) await endProcess(child, 'SIGKILL');
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
