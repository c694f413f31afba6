import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { readNetworks } from '../config/readNetworks.ts';
import { isAmong } from './isAmong.ts';

const LOOPBACK = readNetworks('loopback');
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/;
/** A request with any of them came through a proxy, so that its peer says nothing of who asks. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Says who may look into the product: whoever bears the token, and the machine itself. A proxy on the machine is not
 * the machine, and neither is a page whose name was made to lead to it.
 */
export function createInspection(token: string | undefined): (request: FastifyRequest) => boolean {
  const expected = token ? digest(`Bearer ${token}`) : undefined;
  return ({ headers, socket }) =>
    (expected !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), expected)) ||
    (isAmong(LOOPBACK, socket.remoteAddress) &&
      LOCAL_HOST.test(headers.host ?? '') &&
      PROXY_HEADERS.every((name) => headers[name] === undefined));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
