import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BACKGROUND_PATH, BASE_PATH } from '../protocol/limits.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const ONE_DAY_SECONDS = 86_400;
const ONE_YEAR_SECONDS = 31_536_000;

export interface PageOptions {
  /** Sources of the policy's `frame-ancestors`. */
  frameAncestors: readonly string[];
  /** Path to which browsers report violations of the page's content security policy. */
  reportPath?: string;
  /** Address of the media server for pages, if there is one: ws: or wss:. */
  mediaUrl?: string;
}

/**
 * Serves the API script, the room's page and its files from dist/, the output of `build.mjs`. Throws if they are not
 * built.
 */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  await readPage('room.html').catch((error: unknown) => {
    throw new Error('packages/meeting-room is not built: run node packages/meeting-room/build.mjs', { cause: error });
  });
  const policy = contentSecurityPolicy(options);

  await app.register(fastifyStatic, {
    root: `${DIST}assets/`,
    prefix: `${BASE_PATH}/assets/`,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS * 1000,
    preCompressed: true,
    decorateReply: false,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: `${DIST}api/`,
    prefix: `${BASE_PATH}/`,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=300'),
  });

  await app.register(fastifyStatic, {
    root: `${DIST}backgrounds/`,
    prefix: `${BASE_PATH}/backgrounds/`,
    maxAge: ONE_DAY_SECONDS * 1000,
    preCompressed: true,
    decorateReply: false,
    index: false,
  });

  app.get(`${BASE_PATH}/:room`, async (_request, reply) =>
    sendPage(reply, await readPage('room.html'), policy, ROOM_PERMISSIONS),
  );
  const backgroundPolicy = getBackgroundPolicy(options);
  app.get(BACKGROUND_PATH, async (_request, reply) =>
    sendPage(
      reply,
      await readPage('background.html'),
      backgroundPolicy,
      'camera=(), microphone=(), display-capture=()',
    ),
  );
}

const ROOM_PERMISSIONS = 'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), autoplay=(self)';

/** Reads a page each time, so that a new build shows without a restart. */
const readPage = (name: string) => readFile(`${DIST}${name}`, 'utf8');

function sendPage(reply: FastifyReply, page: string, policy: string, permissions: string) {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'permissions-policy': permissions,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Returns the policy of the page that draws backgrounds, the only one that may compile WebAssembly. It opens no
 * connection to another host. Its script allows one script to be created, the library's own, by the policy `default`.
 */
function getBackgroundPolicy({ frameAncestors, reportPath }: PageOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(reportPath ? [`report-uri ${reportPath}`] : []),
  ].join('; ');
}

function contentSecurityPolicy({ frameAncestors, reportPath, mediaUrl }: PageOptions): string {
  // LiveKit's client requests the reason for a refused socket over HTTP.
  const mediaOrigin = mediaUrl ? ` ${new URL(mediaUrl.replace(/^ws/, 'http')).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    // The page that draws backgrounds.
    "frame-src 'self'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' ws: wss:${mediaOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reportPath ? [`report-uri ${reportPath}`] : []),
  ].join('; ');
}
