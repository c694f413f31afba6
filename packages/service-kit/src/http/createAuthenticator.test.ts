import { describe, expect, it } from '@jest/globals';
import { commonErrors, DEFAULT_LOCALE, ServiceError, type CallClient, type Caller } from '@meet/contracts';
import { callersChanged, INTERNAL_CHANNEL } from '@meet/contracts/events';
import { profileChanged, renewSessions, resolveSession } from '@meet/contracts/session';
import { pino } from 'pino';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createAuthenticator } from './createAuthenticator.ts';

const HOUR_MS = 3_600_000;
const visitor: Caller = {
  kind: 'visitor',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'r-1',
  address: '127.0.0.1',
};

const buildSession = (name: string) => ({
  kind: 'user' as const,
  accountId: `${name}-account`,
  email: `${name}@example.com`,
  fullName: name,
  sessionId: `${name}-session`,
  endsInMs: HOUR_MS,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Creates accounts with sessions by token, and an authenticator that resolves them with the test's own clock. */
function open() {
  const sessions = new Map(['ana', 'bob'].map((name) => [`${name}-token`, buildSession(name)]));
  const requested: string[] = [];
  /** Delays the next response, once. */
  let held: Promise<void> | undefined;
  let isDown = false;
  let time = 1_000_000;
  const client = {
    async call(call: { name: string }, input: { userToken?: string; sessionIds?: string[] }) {
      requested.push(call.name === renewSessions.name ? `renew ${input.sessionIds!.join()}` : 'resolve');
      if (isDown) throw new ServiceError(commonErrors.UNAVAILABLE);
      const answer =
        call.name === resolveSession.name
          ? (sessions.get(input.userToken!) ?? { kind: 'visitor' })
          : { sessions: [...sessions.values()].filter(({ sessionId }) => input.sessionIds!.includes(sessionId)) };
      const waiting = held;
      held = undefined;
      await waiting;
      return answer;
    },
  } as unknown as CallClient;
  const bus = createLocalBus(pino({ level: 'silent' }));
  const authenticate = createAuthenticator({ client, bus, now: () => time });
  return {
    requested,
    sessions,
    bus,
    who: async (userToken = 'ana-token') => (await authenticate({ userToken }, visitor)).fullName,
    advance: (ms: number) => void (time += ms),
    setDown: (down: boolean) => void (isDown = down),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

const ended = (name: string) => ({
  type: callersChanged.type,
  channel: INTERNAL_CHANNEL,
  at: 1,
  payload: { accountId: `${name}-account` },
});

describe('the caller of a request', () => {
  it('is resolved once for many requests', async () => {
    const { who, requested } = open();
    expect([await who(), await who(), await who()]).toEqual(['ana', 'ana', 'ana']);
    expect(requested).toEqual(['resolve']);
  });

  it('is resolved separately for each token', async () => {
    const { who, requested } = open();
    expect([await who('ana-token'), await who('bob-token'), await who('ana-token')]).toEqual(['ana', 'bob', 'ana']);
    expect(requested).toEqual(['resolve', 'resolve']);
  });

  it('is resolved again each time if there was none', async () => {
    const { who, requested } = open();
    expect([await who('none'), await who('none')]).toEqual([undefined, undefined]);
    expect(requested).toHaveLength(2);
  });

  it('is forgotten when a session of the account ends; other callers are not', async () => {
    const { who, requested, sessions, bus } = open();
    await Promise.all([who(), who('bob-token')]);
    sessions.delete('ana-token');
    await bus.publish(ended('ana'));
    expect([await who(), await who('bob-token')]).toEqual([undefined, 'bob']);
    expect(requested).toEqual(['resolve', 'resolve', 'resolve']);
  });

  it('has the new name as soon as a profile changes', async () => {
    const { who, sessions, bus } = open();
    await who();
    sessions.get('ana-token')!.fullName = 'ana maria';
    await bus.publish({
      type: profileChanged.type,
      channel: INTERNAL_CHANNEL,
      at: 1,
      payload: { accountId: 'ana-account' },
    });
    expect(await who()).toBe('ana maria');
  });

  it('is not cached if its session ended while it was resolved', async () => {
    const { who, requested, sessions, bus, hold } = open();
    const answer = hold();
    const early = who();
    await turn();
    sessions.delete('ana-token');
    await bus.publish(ended('ana'));
    answer();
    expect(await early).toBe('ana');
    expect(await who()).toBeUndefined();
    expect(requested).toHaveLength(2);
  });

  it('is renewed in the background while it is in use', async () => {
    const { who, requested, advance } = open();
    await who();
    for (let step = 0; step < 5; step += 1) {
      advance(2_000);
      expect(await who()).toBe('ana');
    }
    expect(requested).toEqual(['resolve', 'renew ana-session', 'renew ana-session']);
  });

  it('is refused five seconds after the last check if the end of its session was not announced', async () => {
    const { who, sessions, advance } = open();
    await who();
    sessions.delete('ana-token');
    advance(4_999);
    expect(await who()).toBe('ana');
    await turn();
    expect(await who()).toBeUndefined();
    await who('bob-token');
    sessions.delete('bob-token');
    advance(5_000);
    expect(await who('bob-token')).toBeUndefined();
  });

  it('is renewed together with all others that arrived meanwhile', async () => {
    const { who, requested, sessions, advance, hold } = open();
    sessions.set('cleo-token', buildSession('cleo'));
    const all = () => Promise.all(['ana-token', 'bob-token', 'cleo-token', 'bob-token'].map(who));
    await all();
    advance(5_000);
    requested.length = 0;
    const answer = hold();
    const answers = all();
    answer();
    expect(await answers).toEqual(['ana', 'bob', 'cleo', 'bob']);
    expect(requested).toEqual(['renew ana-session', 'renew bob-session,cleo-session']);
  });

  it('ends when its session expires', async () => {
    const { who, requested, sessions, advance } = open();
    sessions.get('ana-token')!.endsInMs = 1_000;
    await who();
    advance(1_000);
    sessions.delete('ana-token');
    expect(await who()).toBeUndefined();
    expect(requested).toEqual(['resolve', 'resolve']);
  });

  it('stays valid until its last check expires while accounts are away, and is unavailable afterwards', async () => {
    const { who, advance, setDown } = open();
    await who();
    setDown(true);
    advance(4_000);
    expect(await who()).toBe('ana');
    advance(1_000);
    await expect(who()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    setDown(false);
    expect(await who()).toBe('ana');
  });
});
