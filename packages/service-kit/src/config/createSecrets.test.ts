import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createSecrets } from './createSecrets.ts';

describe('createSecrets', () => {
  const secrets = createSecrets(randomBytes(32));

  it('opens a sealed value, and seals the same value to different bytes each time', () => {
    const first = secrets.seal('api-key', 'clé secrète');
    expect(secrets.open('api-key', first)).toBe('clé secrète');
    expect(secrets.seal('api-key', 'clé secrète')).not.toBe(first);
  });

  it('does not open a value that was changed or sealed for another purpose', () => {
    const sealed = secrets.seal('api-key', 'value');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[14]! ^= 1;
    expect(() => secrets.open('api-key', bytes.toString('base64url'))).toThrow();
    expect(() => secrets.open('mail', sealed)).toThrow();
  });

  it('hashes a value differently for each purpose', () => {
    expect(secrets.hash('a', 'x')).toBe(secrets.hash('a', 'x'));
    expect(secrets.hash('a', 'x')).not.toBe(secrets.hash('b', 'x'));
  });

  it('refuses a short master secret', () => {
    expect(() => createSecrets(Buffer.alloc(31))).toThrow('at least 32 bytes');
  });
});
