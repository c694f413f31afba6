import { ADDRESS_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type BlockList, type LookupFunction } from 'node:net';
import { getHost } from '../http/getHost.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const HEADERS_MAX_BYTES = 16 * 1024;

/** Reason why no response came: the address is not allowed, its name is unknown, nobody responded, or not in time. */
export type Unreached = 'address' | 'name' | 'connection' | 'timeout';

export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Maximum number of bytes of the response to read. The connection is closed beyond it. */
  readonly bytes: number;
}

export type Sent =
  | { readonly statusCode: null; readonly failure: Unreached }
  | {
      readonly statusCode: number;
      readonly failure: null;
      /** Body of the response; undefined if it was too long or broke off. */
      readonly text: Promise<string | undefined>;
    };

export interface Reach {
  /** Returns whether a request to the URL is allowed, as far as can be known without resolving its name. */
  allows(url: string): boolean;
  /** Sends one request. Follows no redirect, waits at most the timeout, and never throws. */
  send(url: string, request: Outgoing): Promise<Sent>;
}

export interface ReachOptions {
  /** Addresses that are allowed although they are not public, also by http. */
  readonly allowed: BlockList | undefined;
  readonly timeoutMs: number;
  /** Returns all addresses of a name. */
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
 * Creates a client for addresses that people enter (SSRF protection). It resolves a name once per request and connects
 * only to an address that it checked then. A name that resolves differently afterwards gains nothing.
 */
export function createReach({ allowed, timeoutMs, resolve }: ReachOptions): Reach {
  const isAllowed = (address: string) => allowed?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
  const mayReach = (address: string, isSecure: boolean) => isAllowed(address) || (isSecure && isPublicAddress(address));

  /** One forbidden address refuses all: public names have no such addresses. */
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
    // Node does not resolve an IP address in the URL, so `allows` checks it here.
    send: async (url, request) =>
      allows(url) ? send(new URL(url), request) : { statusCode: null, failure: 'address' },
  };
}
