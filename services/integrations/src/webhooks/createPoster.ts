import type { WebhookFailure } from '@meet/integrations-contract';
import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type BlockList, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Answers are not read: what comes in before the line is cut is thrown away. */
const DRAINED_BYTES = 16 * 1024;
const HEADERS_MAX_BYTES = 16 * 1024;

export interface Posted {
  /** Null where no answer came. */
  readonly statusCode: number | null;
  /** Null where it got through. */
  readonly failure: WebhookFailure | null;
}

export interface Poster {
  /** Whether an address may be posted to, as far as it can be told without looking up its name. */
  allows(url: string): boolean;
  /** Posts a body once. Follows no redirection, waits no longer than it may, and never throws. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Posted>;
}

export interface PosterOptions {
  /** Addresses that may be reached, by http too, though they are not of the open internet. */
  readonly allowed: BlockList | undefined;
  readonly timeoutMs: number;
  /** Every address of a name. */
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
}

class Refused extends Error {
  readonly failure: WebhookFailure;
  constructor(failure: WebhookFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Posts to addresses that people chose. A name is looked up once for each request, and the connection goes to an address
 * that was looked at then: a name that changes its mind in between gains nothing.
 */
export function createPoster({ allowed, timeoutMs, resolve }: PosterOptions): Poster {
  const isAllowed = (address: string) => allowed?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
  const mayReach = (address: string, isSecure: boolean) => isAllowed(address) || (isSecure && isPublicAddress(address));

  /** One that may not be reached spoils all: names of the open internet have no such addresses. */
  const lookupFor = (isSecure: boolean): LookupFunction => {
    return (hostname, options, done) => {
      resolve(hostname).then(
        (addresses) => {
          const [first] = addresses;
          if (!first) return done(new Refused('name'), '');
          if (!addresses.every(({ address }) => mayReach(address, isSecure))) return done(new Refused('address'), '');
          return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
        },
        () => done(new Refused('name'), ''),
      );
    };
  };

  function post(url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<Posted> {
    const isSecure = url.protocol === 'https:';
    return new Promise((resolvePosted) => {
      const ended = AbortSignal.timeout(timeoutMs);
      const request = (isSecure ? https : http).request(url, {
        method: 'POST',
        agent: false,
        lookup: lookupFor(isSecure),
        maxHeaderSize: HEADERS_MAX_BYTES,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Meet-Webhooks/1',
        },
        signal: ended,
      });
      request.on('response', (response) => {
        const statusCode = response.statusCode ?? 0;
        let received = 0;
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > DRAINED_BYTES) request.destroy();
        });
        response.on('error', () => undefined);
        resolvePosted({ statusCode, failure: failureOf(statusCode) });
      });
      request.on('error', (error) => {
        const failure = error instanceof Refused ? error.failure : ended.aborted ? 'timeout' : 'connection';
        resolvePosted({ statusCode: null, failure });
      });
      request.end(body);
    });
  }

  const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

  function allows(url: string): boolean {
    const parsed = new URL(url);
    const isSecure = parsed.protocol === 'https:';
    const host = literalOf(parsed);
    return isIP(host) ? mayReach(host, isSecure) : isSecure || allowed !== undefined;
  }

  return {
    allows,
    // Node looks up no address that stands in the URL itself.
    post: async (url, body, headers) =>
      allows(url) ? post(new URL(url), body, headers) : { statusCode: null, failure: 'address' },
  };
}

function failureOf(statusCode: number): WebhookFailure | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status';
}
