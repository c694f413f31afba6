import { ADDRESS_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type BlockList, type LookupFunction } from 'node:net';
import { getHost } from '../http/getHost.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const HEADERS_MAX_BYTES = 16 * 1024;

/** Why no answer came: the address is none that may be reached, its name is unknown, nobody answered, or not in time. */
export type Unreached = 'address' | 'name' | 'connection' | 'timeout';

export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Bytes of the answer that are read; the line is cut where it is longer. */
  readonly bytes: number;
}

export type Sent =
  | { readonly statusCode: null; readonly failure: Unreached }
  | {
      readonly statusCode: number;
      readonly failure: null;
      /** The answer's body; undefined where it was too long, or broke off. */
      readonly text: Promise<string | undefined>;
    };

export interface Reach {
  /** Whether an address may be asked, as far as it can be told without checking up its name. */
  allows(url: string): boolean;
  /** Sends one request. Follows no redirection, waits no longer than it may, and never throws. */
  send(url: string, request: Outgoing): Promise<Sent>;
}

export interface ReachOptions {
  /** Addresses that may be reached, by http too, though they are not of the open internet. */
  readonly allowed: BlockList | undefined;
  readonly timeoutMs: number;
  /** Every address of a name. */
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
}

class Refused extends Error {
  readonly failure: Unreached;
  constructor(failure: Unreached) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Sends requests to addresses that people chose. A name is looked up once for each request, and the connection goes to an
 * address that was looked at then: a name that changes its mind in between gains nothing.
 */
export function createReach({ allowed, timeoutMs, resolve }: ReachOptions): Reach {
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

  function send(url: URL, { method, headers, body, bytes }: Outgoing): Promise<Sent> {
    const isSecure = url.protocol === 'https:';
    return new Promise((resolveSent) => {
      const ended = AbortSignal.timeout(timeoutMs);
      const request = (isSecure ? https : http).request(url, {
        method,
        agent: false,
        lookup: lookupFor(isSecure),
        maxHeaderSize: HEADERS_MAX_BYTES,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        signal: ended,
      });
      request.on('response', (response) => {
        const text = new Promise<string | undefined>((resolveText) => {
          const chunks: Buffer[] = [];
          let received = 0;
          response.on('data', (chunk: Buffer) => {
            received += chunk.length;
            if (received > bytes) return void request.destroy();
            chunks.push(chunk);
          });
          response.on('end', () => resolveText(Buffer.concat(chunks).toString('utf8')));
          response.on('error', () => undefined);
          response.on('close', () => resolveText(undefined));
        });
        resolveSent({ statusCode: response.statusCode ?? 0, failure: null, text });
      });
      request.on('error', (error) => {
        const failure = error instanceof Refused ? error.failure : ended.aborted ? 'timeout' : 'connection';
        resolveSent({ statusCode: null, failure });
      });
      request.end(body);
    });
  }

  function allows(url: string): boolean {
    if (!URL.canParse(url) || ADDRESS_FORBIDDEN_CHARACTERS.test(url)) return false;
    const parsed = new URL(url);
    const isSecure = parsed.protocol === 'https:';
    if (!isSecure && parsed.protocol !== 'http:') return false;
    const host = getHost(parsed);
    return isIP(host) ? mayReach(host, isSecure) : isSecure || allowed !== undefined;
  }

  return {
    allows,
    // Node looks up no address that stands in the URL itself.
    send: async (url, request) =>
      allows(url) ? send(new URL(url), request) : { statusCode: null, failure: 'address' },
  };
}
