/** Third-party implementation of the encrypted content coding, against which tests check ours. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function decrypt(
    message: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
  ): Buffer;
}
