import { createCallDefiner, noInput, noOutput, type Call, type Caller } from '@meet/contracts';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openRedis, type RedisLink } from '../redis/openRedis.ts';
import { hasRedis, startRedis } from '../testing/startRedis.ts';
import { limitsOverRedis } from './LimitStore.ts';
import { createRateLimiter, type RateLimiter } from './RateLimiter.ts';

const defineCall = createCallDefiner('tests');
const base = { access: 'user', summary: 'Reads.', input: noInput, output: noOutput } as const;
const free = defineCall('free', { path: 'free', ...base }) as Call;
const limited = defineCall('limited', { path: 'limited', ...base, rateLimit: { max: 2, windowSeconds: 60 } }) as Call;

const ana: Caller = {
  kind: 'user',
  accountId: 'ana',
  sessionId: 'session',
  locale: 'en_US',
  desktopApp: false,
  requestId: 'request',
  address: '127.0.0.1',
};
const withKey = (id: string): Caller => ({ ...ana, sessionId: `key:${id}`, apiKey: { service: 'jira', opens: [] } });
const REFUSED = { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) } };

describe('an API key', () => {
  it('makes at most 300 calls a minute; another key and its owner’s sessions are not affected', async () => {
    const { consume } = createRateLimiter();
    for (let i = 0; i < 300; i += 1) await consume(free, withKey('a'));
    await expect(consume(free, withKey('a'))).rejects.toMatchObject(REFUSED);
    await consume(free, withKey('b'));
    await consume(free, ana);
  });

  it('is bound by the limits of its account', async () => {
    const { consume } = createRateLimiter();
    await consume(limited, withKey('a'));
    await consume(limited, ana);
    await expect(consume(limited, withKey('b'))).rejects.toMatchObject(REFUSED);
  });
});

(hasRedis() ? describe : describe.skip)('processes that share a Redis', () => {
  const log = pino({ level: 'silent' });

  it('count calls together, and each alone while Redis is away', async () => {
    const redis = await startRedis();
    const links = ['one', 'other'].map(() => openRedis({ url: redis.url, prefix: 'test', log }));
    const [here, there] = links.map((link) => createRateLimiter({ limits: limitsOverRedis(link) })) as [
      RateLimiter,
      RateLimiter,
    ];
    try {
      // Requests are counted in Redis once it is reached; earlier ones are counted in the process.
      await Promise.all(links.map((link) => untilReached(link)));
      await here.consume(limited, ana);
      await there.consume(limited, ana);
      await expect(here.consume(limited, ana)).rejects.toMatchObject(REFUSED);
      await expect(there.consume(limited, ana)).rejects.toMatchObject(REFUSED);
      await redis.kill();
      const ben = { ...ana, accountId: 'ben' };
      for (const { consume } of [here, there]) {
        await consume(limited, ben);
        await consume(limited, ben);
        await expect(consume(limited, ben)).rejects.toMatchObject(REFUSED);
      }
    } finally {
      for (const link of links) link.close();
      await redis.kill();
    }
  });

  async function untilReached(link: RedisLink): Promise<void> {
    while (!link.isUp()) await new Promise(setImmediate);
  }
});
