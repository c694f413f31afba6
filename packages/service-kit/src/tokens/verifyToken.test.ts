import { describe, expect, it } from '@jest/globals';
import { createHmac, createPrivateKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { errors, importSPKI } from 'jose';
import { missigned, misspellings, writeToken, type GoodToken } from './testing/badTokens.ts';
import { verifyToken } from './verifyToken.ts';

const secret = randomBytes(32);
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const claims = { sub: 'ana', iss: 'https://issuer.example', exp: Math.floor(Date.now() / 1000) + 300 };
const byHmac: GoodToken = {
  header: { alg: 'HS256', typ: 'JWT' },
  claims,
  sign: (text) => createHmac('sha256', secret).update(text).digest(),
};
const byRsa: GoodToken = {
  header: { alg: 'RS256', kid: 'a' },
  claims,
  sign: (text) => createSign('sha256').update(text).sign(createPrivateKey(rsa.privateKey)),
};
const verifyHmac = (token: string) => verifyToken(token, secret, { algorithms: ['HS256'], requiredClaims: ['exp'] });
const verifyRsa = async (token: string) =>
  verifyToken(token, await importSPKI(rsa.publicKey, 'RS256'), { algorithms: ['RS256'], requiredClaims: ['exp'] });

describe.each([
  ['a shared secret', byHmac, verifyHmac],
  ['a key pair', byRsa, verifyRsa],
] as const)('a token signed with %s', (_name, good, verify) => {
  const isAccepted = (token: string) =>
    verify(token).then(
      () => true,
      () => false,
    );

  it('is accepted in its canonical form', async () => {
    expect(await verify(writeToken(good))).toMatchObject({ sub: 'ana' });
  });

  it.each(Object.entries(misspellings(writeToken(good))))('is refused with %s', async (_what, token) => {
    expect(await isAccepted(token)).toBe(false);
  });

  it.each(Object.entries(missigned(good)))('is refused for %s', async (_what, token) => {
    expect(await isAccepted(token)).toBe(false);
  });

  it('may have white space in its header and claims', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value, undefined, '\t')).toString('base64url');
    const text = `${part(good.header)}.${part({ ...good.claims, list: [{ a: '"a":1' }, { a: 2 }] })}`;
    expect(await isAccepted(`${text}.${good.sign(text).toString('base64url')}`)).toBe(true);
  });
});

describe('verifyToken', () => {
  it('does not accept a public key as a shared secret', async () => {
    const sign = (text: string) => createHmac('sha256', rsa.publicKey).update(text).digest();
    const forged = writeToken({ header: { alg: 'HS256', kid: 'a' }, claims, sign });
    await expect(verifyRsa(forged)).rejects.toThrow();
  });

  it('does not accept a key that the token contains', async () => {
    const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const header = { alg: 'RS256', jwk: own.publicKey.export({ format: 'jwk' }) };
    const sign = (text: string) => createSign('sha256').update(text).sign(own.privateKey);
    await expect(verifyRsa(writeToken({ header, claims, sign }))).rejects.toThrow();
  });

  it('reports a valid token that has expired', async () => {
    const late = writeToken({ ...byHmac, claims: { ...claims, exp: 1 } });
    await expect(verifyHmac(late)).rejects.toBeInstanceOf(errors.JWTExpired);
  });

  it('refuses a token that is too long', async () => {
    const long = writeToken({ ...byHmac, claims: { ...claims, x: 'x'.repeat(16_384) } });
    await expect(verifyHmac(long)).rejects.toThrow();
  });
});
