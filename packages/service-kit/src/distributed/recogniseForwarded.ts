import type { IncomingMessage } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { plainAddress } from '../http/plainAddress.ts';

/**
 * Header with the gateway's proof when it forwards a request. The request's `authorization` header belongs to the
 * original sender.
 */
export const FORWARDED = 'meet-forwarded';
/** Header with the address of the original sender of a forwarded request. */
export const FORWARDED_FROM = 'x-forwarded-for';

export interface Forwarded {
  /** Inspects a request before any other handler and removes the proof from it. */
  take(request: IncomingMessage): void;
  /**
   * Returns the original sender's address of a request that the gateway forwarded, and undefined for every other
   * request.
   */
  getAddress(request: object): string | undefined;
}

/** Recognises requests that the gateway forwarded. Only the gateway may state the sender's address. */
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
