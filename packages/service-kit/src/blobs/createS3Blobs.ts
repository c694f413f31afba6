import { AwsV4Signer } from 'aws4fetch';
import { createReadStream } from 'node:fs';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import type { BlobStore, ByteRange } from './BlobStore.ts';
import { createStaging, type StagingOptions } from './createStaging.ts';
import { requireDigest } from './requireDigest.ts';

/** A bucket of an S3-compatible store, addressed by its path. */
export interface S3Bucket {
  /** Address of the store, such as `https://s3.eu-west-3.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3BlobsOptions extends StagingOptions {
  readonly s3: S3Bucket;
  /** Prefix of the name of every object. */
  readonly prefix: string;
}

/** Time without any data after which a request to the store is aborted. */
const SILENCE_MS = 30_000;
const REASON_MAX = 300;

interface Ask {
  readonly method: 'PUT' | 'GET' | 'HEAD' | 'DELETE';
  readonly digest: string;
  readonly headers?: Record<string, string>;
  readonly body?: { readonly path: string; readonly size: number };
}

/**
 * Creates a store that keeps blobs as objects, `prefix/ab/abcdef…`. Received bytes wait in a folder of this machine
 * until their hash is known.
 */
export function createS3Blobs({ s3, prefix, ...options }: S3BlobsOptions): BlobStore {
  const staging = createStaging(options);
  const base = `${s3.endpoint.replace(/\/$/, '')}/${encodeURIComponent(s3.bucket)}/${prefix}`;

  /** Returns the response with its body unread. Throws if the store can't be reached. */
  async function ask({ method, digest, headers = {}, body }: Ask): Promise<IncomingMessage> {
    const signed = await new AwsV4Signer({
      ...s3,
      service: 's3',
      method,
      url: `${base}/${requireDigest(digest).slice(0, 2)}/${digest}`,
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
    }).sign();
    const send = signed.url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const request = send(signed.url, {
        method,
        headers: { ...Object.fromEntries(signed.headers), ...(body && { 'content-length': body.size }) },
        timeout: SILENCE_MS,
      });
      request.on('timeout', () => request.destroy(new Error('the blob store says nothing')));
      request.on('response', resolve);
      request.on('error', reject);
      if (!body) return void request.end();
      const file = createReadStream(body.path);
      file.on('error', (error) => request.destroy(error));
      file.pipe(request);
    });
  }

  /** Reads a response to its end and returns its status. Throws unless the status is one of `statuses`. */
  async function done(answer: Promise<IncomingMessage>, ...statuses: number[]): Promise<number> {
    const response = await answer;
    const said = await text(response);
    if (!statuses.includes(response.statusCode!)) throw refused(response.statusCode!, said);
    return response.statusCode!;
  }

  const store: BlobStore = {
    stage: (source, limits = {}) =>
      staging.receive(source, limits, async ({ digest, path, size }) => {
        // If the name is the SHA-256, the store itself refuses bytes that changed in transit.
        const headers: Record<string, string> = digest.length === 64 ? { 'x-amz-content-sha256': digest } : {};
        await done(ask({ method: 'PUT', digest, headers, body: { path, size } }), 200);
      }),
    async put(source, limits) {
      const staged = await store.stage(source, limits);
      await staged.keep();
      return { digest: staged.digest, size: staged.size };
    },
    async get(digest, range) {
      const response = await ask({ method: 'GET', digest, headers: range ? { range: rangeHeader(range) } : {} });
      if (response.statusCode === 404) {
        response.resume();
        return undefined;
      }
      if (response.statusCode !== (range ? 206 : 200)) throw refused(response.statusCode!, await text(response));
      return { size: sizeIn(response), stream: response };
    },
    has: async (digest) => (await done(ask({ method: 'HEAD', digest }), 200, 404)) === 200,
    async remove(digest) {
      await done(ask({ method: 'DELETE', digest }), 200, 204, 404);
    },
    clearStaged: staging.clear,
  };
  return store;
}

const rangeHeader = ({ first, last }: ByteRange) => `bytes=${first}-${last}`;

function sizeIn({ headers }: IncomingMessage): number {
  const whole = headers['content-range']?.split('/')[1];
  return Number(whole ?? headers['content-length']);
}

/**
 * Returns an error for a refused request. A full store answers 507, which becomes the code that `isOutOfSpace`
 * recognises.
 */
function refused(status: number, said: string): Error {
  const error = new Error(`the blob store answered ${status}: ${said.slice(0, REASON_MAX)}`);
  return Object.assign(error, status === 507 && { code: 'ENOSPC' });
}
