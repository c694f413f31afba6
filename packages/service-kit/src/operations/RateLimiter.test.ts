import { callsOf, noInput, noOutput, type Call, type Caller } from '@meet/contracts';
import { describe, expect, it } from '@jest/globals';
import { createRateLimiter } from './RateLimiter.ts';

const defineCall = callsOf('tests');
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
  it('makes 300 calls a minute, of whichever kind; another key and its owner’s sessions go on', async () => {
    const { consume } = createRateLimiter();
    for (let i = 0; i < 300; i += 1) await consume(free, withKey('a'));
    await expect(consume(free, withKey('a'))).rejects.toMatchObject(REFUSED);
    await consume(free, withKey('b'));
    await consume(free, ana);
  });

  it('is held to the limits of its account', async () => {
    const { consume } = createRateLimiter();
    await consume(limited, withKey('a'));
    await consume(limited, ana);
    await expect(consume(limited, withKey('b'))).rejects.toMatchObject(REFUSED);
  });
});
