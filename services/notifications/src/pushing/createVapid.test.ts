import { describe, expect, it } from '@jest/globals';
import { createSecrets } from '@meet/service-kit';
import { randomBytes } from 'node:crypto';
import { readVapid } from '../testing/startPushService.ts';
import { createVapid } from './createVapid.ts';

const getVapid = (master: Buffer, publicUrl = 'https://meet.example.org') =>
  createVapid({ secrets: createSecrets(master), publicUrl, now: () => 1_700_000_000_000 });

describe('the key that identifies us to push services', () => {
  it('is the same for the same secret, and another one for another secret', () => {
    const master = randomBytes(32);
    const [one, again, other] = [getVapid(master), getVapid(master), getVapid(randomBytes(32))];
    expect(again.publicKey).toBe(one.publicKey);
    expect(other.publicKey).not.toBe(one.publicKey);
    const authorization = one.authorize('https://push.example.org/some/browser');
    expect(readVapid(authorization, other.publicKey)).toBeUndefined();
    expect(readVapid(authorization.replace(/\.[\w-]+, k=/, `.${'A'.repeat(86)}, k=`), one.publicKey)).toBeUndefined();
    expect(readVapid(authorization, again.publicKey)).toEqual({
      aud: 'https://push.example.org',
      exp: 1_700_043_200,
      sub: 'https://meet.example.org',
    });
  });
});
