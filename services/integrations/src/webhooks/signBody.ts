import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Creates a secret in the format of Standard Webhooks: 256 random bits. */
export const createSecret = () => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Returns the headers that prove to a receiver the sender and the time of a body. The signature is HMAC-SHA-256 over
 * `id.timestamp.body`, as in
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md. `at` is in Unix
 * milliseconds.
 */
export function signBody(secret: string, { id, at, body }: { id: string; at: number; body: string }) {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
