import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestIssuer {
  readonly url: string;
  /** What the next code will be worth; `key` signs in the issuer's place. */
  answerWith(claims: JWTPayload, key?: CryptoKey): void;
  sign(claims: JWTPayload, key?: CryptoKey): Promise<string>;
  /** What the client last sent to the token endpoint. */
  lastExchange(): URLSearchParams;
  close(): Promise<void>;
}

export const CLIENT_ID = 'test-client';

/** An issuer that says whatever a test wants, right or wrong. */
export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  let next: { claims: JWTPayload; key: CryptoKey | undefined } = { claims: {}, key: undefined };
  let exchange = new URLSearchParams();

  const sign = (claims: JWTPayload, key: CryptoKey = privateKey) =>
    new SignJWT({ iss: issuer.url, aud: CLIENT_ID, iat: seconds(), exp: seconds() + 300, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(key);

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
        send({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] });
      } else {
        exchange = new URLSearchParams(await readBody(request));
        const id_token = await sign(next.claims, next.key);
        send({ access_token: 'x', token_type: 'bearer', expires_in: 60, id_token });
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (claims, key) => void (next = { claims, key }),
    sign,
    lastExchange: () => exchange,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return issuer;
}

const seconds = () => Math.floor(Date.now() / 1000);

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
