import { describe, expect, it } from '@jest/globals';
import { decrypt } from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { encryptPush, isPushKey } from './encryptPush.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Example in RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  secret: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption of a push', () => {
  it('matches the example of the standard byte for byte', () => {
    const { text, p256dh, auth, salt, secret } = EXAMPLE;
    expect(encryptPush(text, { p256dh, auth }, { salt, secret }).toString('base64url')).toBe(EXAMPLE.message);
  });

  it('is readable for another implementation, and differs each time', () => {
    const receiver = createECDH('prime256v1');
    const p256dh = receiver.generateKeys();
    const auth = randomBytes(16);
    const text = JSON.stringify({ title: 'Ștefan sună – „acum”', body: 'x'.repeat(2000) });
    const [one, other] = [encryptPush(text, { p256dh, auth }), encryptPush(text, { p256dh, auth })];
    expect(one.equals(other)).toBe(false);
    for (const message of [one, other]) {
      const opened = decrypt(message, { version: 'aes128gcm', privateKey: receiver, authSecret: auth });
      expect(opened.toString('utf8')).toBe(text);
    }
    one[one.length - 1]! ^= 1;
    expect(() => decrypt(one, { version: 'aes128gcm', privateKey: receiver, authSecret: auth })).toThrow();
  });

  it('accepts only points of the curve as keys', () => {
    expect(isPushKey(EXAMPLE.p256dh.toString('base64url'))).toBe(true);
    const offCurve = Buffer.from(EXAMPLE.p256dh);
    offCurve[64]! ^= 1;
    for (const text of ['', 'AAAA', offCurve.toString('base64url'), randomBytes(65).toString('base64url')])
      expect(isPushKey(text)).toBe(false);
  });
});
