import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes a code by RFC 6238 with SHA-1, 30 seconds and six digits, which every authenticator supports. */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (now: number) => Math.floor(now / STEP_MS);

/**
 * Returns the time step of a code; undefined for a wrong code. Also accepts the two adjacent steps, in case the clocks
 * differ.
 */
export function matchTotp(secret: Buffer, code: string, now: number): number | undefined {
  const given = Buffer.from(code.replace(/\D/g, ''));
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => {
    const expected = Buffer.from(totpAt(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Encodes bytes in base32 (RFC 4648) without padding, as authenticators read secrets. */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}
