import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { KeyObject, sign as signBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestIssuer {
  readonly url: string;
  /**
   * Sets the claims for the next code; `key` signs instead of the issuer's own. Without claims, the code brings only an
   * access token.
   */
  answerWith(claims: JWTPayload | undefined, key?: CryptoKey): void;
  sign(claims: JWTPayload, key?: CryptoKey): Promise<string>;
  /** Returns the claims of a valid token, for tests that encode them differently. */
  toClaims(claims: JWTPayload): JWTPayload;
  /** Returns the issuer's signature over any text, by its key `test` or its elliptic-curve key `test-ec`. */
  signText(text: string, alg?: 'RS256' | 'ES256'): Buffer;
  /** Returns the ID token for the last code. */
  lastIdToken(): string;
  /** Returns the client's last request to the token endpoint. */
  lastExchange(): URLSearchParams;
  close(): Promise<void>;
}

export const CLIENT_ID = 'test-client';

export const ACCESS_TOKEN = 'an-access-token';

/** Starts an issuer that returns any claims that a test sets, right or wrong, by the test's clock. */
export async function startIssuer(now: () => number): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const curve = await generateKeyPair('ES256', { extractable: true });
  let next: { claims: JWTPayload | undefined; key: CryptoKey | undefined } = { claims: {}, key: undefined };
  let exchange = new URLSearchParams();
  let idToken = '';

  const seconds = () => Math.floor(now() / 1000);
  const toClaims = (claims: JWTPayload) => ({
    iss: issuer.url,
    aud: CLIENT_ID,
    iat: seconds(),
    exp: seconds() + 300,
    ...claims,
  });
  const sign = (claims: JWTPayload, key: CryptoKey = privateKey) =>
    new SignJWT(toClaims(claims)).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key);

  const server = createServer((request, response) => {
    const send = (body: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    void (async () => {
      if (request.url === '/.well-known/openid-configuration') {
        send({
          issuer: issuer.url,
          authorization_endpoint: `${issuer.url}/auth`,
          token_endpoint: `${issuer.url}/token`,
          jwks_uri: `${issuer.url}/jwks`,
        });
      } else if (request.url === '/jwks') {
        send({
          keys: [
            { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' },
            { ...(await exportJWK(curve.publicKey)), kid: 'test-ec', alg: 'ES256', use: 'sig' },
          ],
        });
      } else {
        exchange = new URLSearchParams(await readBody(request));
        const granted = { access_token: ACCESS_TOKEN, token_type: 'bearer', expires_in: 60 };
        if (!next.claims) return send(granted);
        const id_token = (idToken = await sign(next.claims, next.key));
        send({ ...granted, id_token });
      }
      // The client may cut the connection, for example because it is killed.
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (claims, key) => void (next = { claims, key }),
    sign,
    toClaims,
    signText: (text, alg = 'RS256') => {
      const key = KeyObject.from(alg === 'RS256' ? privateKey : curve.privateKey);
      return signBytes('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    },
    lastIdToken: () => idToken,
    lastExchange: () => exchange,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return issuer;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
