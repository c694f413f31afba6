import { HEADERS } from '@meet/contracts';
import { setName } from '@meet/accounts-contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { AttackPart, AttackTarget, Bearing } from './AttackPart.ts';
import { EventsSocket } from './EventsSocket.ts';

const PAIRS = 20_000;
const SUBSCRIPTIONS = 300;
/** Maximum subscriptions that one socket may have at once. */
const SUBSCRIPTIONS_MAX = 2;
const FLOODERS = 10;
const FLOOD_MS = 10_000;
const SILENT = 3_000;
const REFUSED_UPGRADES = 200;
/** Limit of unsent bytes, so that the attacker's own memory stays bounded. */
const UNSENT_MAX_BYTES = 1024 * 1024;
const PATIENCE_MS = 60_000;

const MEMORY_GROWTH_MAX_MB = 150;
const HEALTH_MAX_MS = 2_000;

/** Checks that memory stays flat and that the product answers others. The limits leave room for a busy machine. */
function validate({ memoryMB, healthMs, healthMissed }: Bearing): string[] {
  const growth = memoryMB ? memoryMB.peak - memoryMB.before : 0;
  return [
    ...(growth > MEMORY_GROWTH_MAX_MB ? [`Memory grew by ${growth} MB.`] : []),
    ...(healthMs.max > HEALTH_MAX_MS ? [`Others waited for up to ${healthMs.max} ms.`] : []),
    ...(healthMissed > 0 ? [`${healthMissed} questions for health got no answer.`] : []),
  ];
}

const getCount = (codes: readonly number[]) =>
  codes.reduce<Record<string, number>>((counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }), {});

/** Subscribes and completes as fast as the socket accepts it. Returns the number of pairs sent. */
async function sendPairs(socket: EventsSocket, pairs: number, until = Infinity): Promise<number> {
  let sent = 0;
  while (sent < pairs && socket.isOpen && performance.now() < until) {
    socket.subscribe(`s${sent}`);
    socket.say({ id: `s${sent}`, type: 'complete' });
    sent += 1;
    while (socket.isOpen && socket.waiting > UNSENT_MAX_BYTES) await setTimeout(5);
    if (sent % 100 === 0) await setImmediate();
  }
  return sent;
}

/** Sends pairs over one socket after the other, until the account is refused. */
async function floodWithPairs(target: AttackTarget) {
  const { token } = await target.signUp('Petra Pairs');
  const codes: number[] = [];
  let attempts = 0;
  let isLetIn = true;
  while (isLetIn && attempts < PAIRS) {
    const socket = new EventsSocket(target.url);
    isLetIn = await socket.open(token);
    attempts += await sendPairs(socket, PAIRS - attempts);
    // The server answers the ping after all messages that it received before.
    socket.say({ type: 'ping' });
    await Promise.race([socket.until('pong'), setTimeout(PATIENCE_MS)]);
    if (!socket.isOpen) codes.push(await socket.closed);
    socket.close();
  }
  return { attempts, refusals: getCount(codes), broken: codes.length ? [] : ['Nothing was refused.'] };
}

async function subscribeOften(target: AttackTarget) {
  const { token } = await target.signUp('Sven Subscriber');
  const socket = new EventsSocket(target.url);
  await socket.open(token);
  for (let at = 0; at < SUBSCRIPTIONS_MAX; at++) socket.subscribe(`first${at}`);
  await socket.until('next', SUBSCRIPTIONS_MAX);
  for (let at = SUBSCRIPTIONS_MAX; at < SUBSCRIPTIONS; at++) socket.subscribe(`s${at}`);
  await setTimeout(2_000);
  await fetch(`${target.url}/api/${setName.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.userToken]: token },
    body: JSON.stringify({ newName: 'Sven Renamed' }),
  });
  await setTimeout(2_000);
  const frames = socket.events.filter((type) => type === 'ownProfileChanged').length;
  const { error = 0 } = socket.received;
  const refusals = { ...(error && { error }), ...(socket.isOpen ? {} : getCount([await socket.closed])) };
  socket.close();
  const broken = frames > SUBSCRIPTIONS_MAX ? [`One event came ${frames} times.`] : [];
  return { attempts: SUBSCRIPTIONS, refusals, figures: { framesOfOneEvent: frames }, broken };
}

async function floodFromMany(target: AttackTarget) {
  const { token } = await target.signUp('Flora Flood');
  const until = performance.now() + FLOOD_MS;
  const codes: number[] = [];
  const flood = async () => {
    let sent = 0;
    while (performance.now() < until) {
      const socket = new EventsSocket(target.url);
      if (await socket.open(token)) sent += await sendPairs(socket, Infinity, until);
      if (!socket.isOpen) codes.push(await socket.closed);
      socket.close();
    }
    return sent;
  };
  const sent = await Promise.all(Array.from({ length: FLOODERS }, flood));
  const attempts = sent.reduce((sum, count) => sum + count, 0);
  return { attempts, refusals: getCount(codes), broken: codes.length ? [] : ['Nothing was refused.'] };
}

async function sitSilently({ url }: AttackTarget) {
  const sockets = Array.from({ length: SILENT }, () => new EventsSocket(url));
  const opened = await Promise.all(sockets.map((socket) => socket.open()));
  const held = opened.filter(Boolean).length;
  await setTimeout(8_000);
  const still = sockets.filter(({ isOpen }) => isOpen).length;
  const codes = await Promise.all(sockets.filter(({ isOpen }) => !isOpen).map(({ closed }) => closed));
  for (const socket of sockets) socket.close();
  return {
    attempts: SILENT,
    refusals: getCount(codes),
    figures: { heldAtOnce: held, heldAfter8s: still },
    broken: [
      ...(held === SILENT ? ['One address holds as many sockets as it likes.'] : []),
      ...(still ? [`${still} sockets that never said who they are live on.`] : []),
    ],
  };
}

/**
 * Sends upgrade requests that the server refuses, and closes the connection before the answer. Half of them have an
 * invalid path.
 */
async function breakUpgrades({ url }: AttackTarget) {
  const { port } = new URL(url);
  for (let at = 0; at < REFUSED_UPGRADES; at++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    const path = at % 2 ? '//' : '/graphql';
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
    );
    await setTimeout(1);
    socket.resetAndDestroy();
  }
  const lives = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  return { attempts: REFUSED_UPGRADES, refusals: {}, broken: lives ? [] : ['The product is gone.'] };
}

async function floodTheRoom({ url }: AttackTarget) {
  const until = performance.now() + FLOOD_MS;
  const codes: number[] = [];
  let attempts = 0;
  const flood = async () => {
    while (performance.now() < until) {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/meeting-room/signal`);
      const closed = once(socket, 'close');
      socket.addEventListener('error', () => {});
      if (!(await Promise.race([once(socket, 'open').then(() => true), closed.then(() => false)]))) continue;
      while (socket.readyState === WebSocket.OPEN && performance.now() < until) {
        socket.send('{"kind":"ping","ack":0}');
        if (++attempts % 100 === 0) await setImmediate();
        while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > UNSENT_MAX_BYTES) await setTimeout(5);
      }
      socket.close();
      codes.push(((await closed)[0] as CloseEvent).code);
    }
  };
  await Promise.all(Array.from({ length: FLOODERS }, flood));
  return { attempts, refusals: getCount(codes), broken: [] };
}

/** Attacks on the two WebSockets: that of events and that of the meeting room. */
export const parts: readonly AttackPart[] = [
  { name: 'socket-pairs', run: floodWithPairs, validate },
  { name: 'socket-subscriptions', run: subscribeOften, validate },
  { name: 'socket-flood', run: floodFromMany, validate },
  { name: 'socket-silent', run: sitSilently, validate },
  { name: 'socket-room-flood', run: floodTheRoom, validate },
  { name: 'socket-upgrades', run: breakUpgrades, validate },
];
