import type { IncomingMessage } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { plainAddress } from '../http/plainAddress.ts';

/**
 * Header by which the gateway proves itself when it forwards a request. The request's own `authorization` is its
 * sender's.
 */
export const FORWARDED = 'meet-forwarded';
/** Header with the address of the sender of such a request. */
export const FORWARDED_FROM = 'x-forwarded-for';

export interface Forwarded {
  /** Looks at a request before anybody else does, and takes the proof off it. */
  take(request: IncomingMessage): void;
  /** Returns the address of the sender of a request that the gateway forwarded; undefined for every other request. */
  getAddress(request: object): string | undefined;
}

/** Recognises the requests that the gateway forwards. Nobody else may state where a request comes from. */
export function recogniseForwarded(serviceKey: string): Forwarded {
  const expected = Buffer.from(serviceKey);
  const addresses = new WeakMap<object, string>();
  return {
    take(request) {
      const given = Buffer.from(String(request.headers[FORWARDED] ?? ''));
      delete request.headers[FORWARDED];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
      addresses.set(request, plainAddress(String(request.headers[FORWARDED_FROM] ?? '')) ?? '');
    },
    getAddress: (request) => addresses.get(request),
  };
}
