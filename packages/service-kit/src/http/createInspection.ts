import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { readNetworks } from '../config/readNetworks.ts';
import { isAmong } from './isAmong.ts';

const LOOPBACK = readNetworks('loopback');
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/;
/** Headers that show that a request came through a proxy. The peer address then says nothing about the sender. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Creates the check of who may read metrics and diagnostics: callers with the token, and the machine itself. A proxy on
 * the machine does not count as the machine. Neither does a page whose host name resolves to it (DNS rebinding).
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
