import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Bucket } from '../createS3Blobs.ts';

export interface StrictS3 {
  readonly bucket: S3Bucket;
  /** Stored objects by `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Each request, as `METHOD /bucket/key status`. */
  readonly requests: string[];
  /** Makes the server answer 507 to every request that stores an object. */
  setFull(isFull: boolean): void;
  close(): Promise<void>;
}

const DATE_FORM = /^\d{8}T\d{6}Z$/;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 15 * 60_000;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Starts a server that keeps the objects of one bucket in memory. It refuses requests that are not signed with AWS
 * Signature Version 4. Its checks follow the specification of AWS and share no code with the client.
 */
export async function startStrictS3(): Promise<StrictS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let isFull = false;
  const keys = { accessKeyId: 'test-access-key', secretAccessKey: 'test/secret+key', region: 'eu-test-1' };

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => refuse(response, 500, 'InternalError'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const name = request.url!;
    response.on('finish', () => requests.push(`${request.method} ${name} ${response.statusCode}`));
    const wrong = wrongSignature(request, body);
    if (wrong) return refuse(response, 403, wrong);
    if (!name.startsWith('/files/')) return refuse(response, 404, 'NoSuchBucket');
    const kept = objects.get(name);
    if (request.method === 'PUT') {
      if (isFull) return refuse(response, 507, 'StorageFull');
      if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
      objects.set(name, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    if (!kept) return refuse(response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = first ? kept.subarray(Number(first), Number(last) + 1) : kept;
    response.writeHead(first ? 206 : 200, {
      'content-length': part.length,
      ...(first && { 'content-range': `bytes ${first}-${last}/${kept.length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  /** Returns the error code of a request with a wrong signature, and undefined if the signature is right. */
  function wrongSignature({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
    const [, id, day, region, signed, signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    if (!id || !day || !region || !signed || !signature) return 'AccessDenied';
    if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
    if (region !== keys.region) return 'AuthorizationHeaderMalformed';
    const at = headers['x-amz-date'];
    if (typeof at !== 'string' || !DATE_FORM.test(at) || !at.startsWith(day)) return 'AccessDenied';
    const time = Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (Math.abs(Date.now() - time) > SKEW_MS) return 'RequestTimeTooSkewed';
    const names = signed.split(';');
    if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
    const payload = String(headers['x-amz-content-sha256']);
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';

    const { pathname, searchParams } = new URL(url!, endpoint);
    const query = [...searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&');
    const headerLines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
    const canonical = [method, pathname, query, headerLines, signed, payload].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
    const expected = hmac(key, toSign);
    return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
  }

  return {
    bucket: { endpoint, bucket: 'files', ...keys },
    objects,
    requests,
    setFull: (full) => void (isFull = full),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
