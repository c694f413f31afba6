import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { changeSignature } from './changeSignature.ts';

const toBytes = (token: string) => Buffer.from(token.split('.')[2]!, 'base64url').toString('hex');

describe('a changed signature', () => {
  it('always decodes to other bytes', () => {
    for (let at = 0; at < 200; at += 1) {
      const signature = createHmac('sha256', 'secret').update(`${at}`).digest('base64url');
      const token = `header.payload.${signature}`;
      const changed = changeSignature(token);
      expect(changed.split('.').slice(0, 2)).toEqual(['header', 'payload']);
      expect(toBytes(changed)).not.toBe(toBytes(token));
    }
  });
});
