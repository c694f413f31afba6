import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { AccessToken } from 'livekit-server-sdk';
import { type HandleWebhook, createWebhook } from './createWebhook.ts';
import type { LiveKitMedia } from './LiveKitMedia.ts';

const KEYS = { apiKey: 'key', apiSecret: 'the secret of these tests only!!' };
const OPTIONS = { ...KEYS, url: 'ws://localhost:1', namespace: 'test', maxParticipants: 6 };
const NOW = Date.now();

const joined = (id: string, createdAt = Math.floor(NOW / 1000)) =>
  JSON.stringify({
    event: 'participant_joined',
    id,
    createdAt: String(createdAt),
    room: { name: 'test-session' },
    participant: { identity: 'eve' },
  });

async function sign(body: string, { apiKey, apiSecret } = KEYS): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { ttl: 60 });
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
}

describe('a webhook of LiveKit', () => {
  let enforced: Parameters<LiveKitMedia['enforce']>[];
  let handle: HandleWebhook;
  beforeEach(() => {
    enforced = [];
    handle = createWebhook(OPTIONS, { enforce: (...subject) => void enforced.push(subject) }, () => NOW);
  });
  afterEach(() => expect(enforced.every(([room]) => room === 'test-session')).toBe(true));

  it('has the newcomer checked once, even if it arrives twice', async () => {
    const body = joined('EV_1');
    const signature = await sign(body);
    expect(await handle(body, signature)).toBe(true);
    expect(await handle(body, signature)).toBe(true);
    expect(enforced.map(([, { identity }]) => identity)).toEqual(['eve']);
  });

  it('is refused without a signature, and with that of another body or secret', async () => {
    const body = joined('EV_1');
    expect(await handle(body, undefined)).toBe(false);
    expect(await handle(body, await sign(joined('EV_2')))).toBe(false);
    expect(await handle(body, await sign(body, { ...KEYS, apiSecret: 'another secret of these tests!!!' }))).toBe(
      false,
    );
    expect(enforced).toEqual([]);
  });

  it('is refused when it is older than five minutes', async () => {
    const body = joined('EV_1', Math.floor(NOW / 1000) - 301);
    expect(await handle(body, await sign(body))).toBe(false);
    expect(enforced).toEqual([]);
  });

  it('has a published track checked even if the participant’s list lacks it', async () => {
    const body = JSON.stringify({
      event: 'track_published',
      id: 'EV_3',
      createdAt: String(Math.floor(NOW / 1000)),
      room: { name: 'test-session' },
      participant: { identity: 'eve' },
      track: { sid: 'TR_1', type: 'AUDIO', source: 'CAMERA' },
    });
    expect(await handle(body, await sign(body))).toBe(true);
    expect(enforced[0]![1].tracks.map(({ sid }) => sid)).toEqual(['TR_1']);
  });
});
