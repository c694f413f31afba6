/** Encrypted content coding by other hands, which the tests check ours with. */
declare module 'http_ece' {
  export function decrypt(
    message: Buffer,
    params: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: Buffer },
  ): Buffer;
}
