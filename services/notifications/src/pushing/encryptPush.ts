import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const RECORD_SIZE = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Delimiter after the last record's text; no padding follows. */
const LAST_RECORD = Buffer.from([2]);

/** Keys of a browser to which a push is encrypted. */
export interface PushReceiver {
  /** The browser's public key on P-256, 65 bytes. */
  readonly p256dh: Buffer;
  /** The browser's secret, 16 bytes. */
  readonly auth: Buffer;
}

/** Random values of each message; tests use those of the RFC's example. */
export interface PushChance {
  readonly salt: Buffer;
  /** A private key on P-256. */
  readonly secret: Buffer | undefined;
}

/**
 * Encrypts a text so that only this browser can read it, by RFC 8291 in one `aes128gcm` record (RFC 8188). Throws if
 * the key is not a point on the curve.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushReceiver,
  { salt, secret }: PushChance = { salt: randomBytes(SALT_BYTES), secret: undefined },
): Buffer {
  const own = createECDH('prime256v1');
  if (secret) own.setPrivateKey(secret);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(p256dh);
  const keying = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey]), 32);
  const key = derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    ...[salt, size, Buffer.from([ownKey.length]), ownKey],
    ...[cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ]);
}

/** Returns whether a text is a valid browser key, which is a point on the curve. */
export function isPushKey(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
