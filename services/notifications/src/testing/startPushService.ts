// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- browser tests compile this file by itself
/// <reference path="./http_ece.d.ts" />
import { decrypt } from 'http_ece';
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNote } from '../pushing/PushNote.ts';

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Starts a push service on this machine, with browsers that subscribe to it. They decrypt pushes with a third-party
 * implementation.
 */
export async function startPushService() {
  const taken: Taken[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    // The client may cut the connection, for example because it is killed.
    if (!body) return;
    taken.push({ path: request.url!, headers: request.headers, body });
    // Status 0 means no answer at all.
    if (status) response.writeHead(status).end();
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Sets the status of all later answers. */
    answerWith: (next: number) => void (status = next),
    subscribe() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const authSecret = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const requests = () => taken.filter((one) => one.path === path);
      return {
        address: { endpoint: origin + path, p256dh, auth: authSecret.toString('base64url') },
        requests,
        /** Returns the notes that the browser received, in order. */
        notes: () =>
          requests().map(({ body }) => {
            const opened = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret });
            return JSON.parse(opened.toString('utf8')) as PushNote;
          }),
      };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
export type TestBrowser = ReturnType<PushService['subscribe']>;

/**
 * Verifies a request as a push service with the public key does. Returns its claims, or undefined if the request is not
 * ours.
 */
export function readVapid(authorization: string | undefined, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  if (!token || key !== publicKey) return undefined;
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>) : undefined;
}
