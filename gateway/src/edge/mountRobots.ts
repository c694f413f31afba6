import { hrefFor } from '@meet/contracts/routes';
import type { FastifyInstance } from 'fastify';

/**
 * Pages at which visitors arrive. Every other page is somebody's own, a meeting, or reached by a link that was sent.
 */
const PAGES = [hrefFor('home'), hrefFor('signIn'), hrefFor('signUp')];
/** Files with which these pages are drawn. */
const PARTS = ['/assets/', '/r/', '/registry.json'];

const ROBOTS = ['User-agent: *', ...PAGES.map((page) => `Allow: ${page}$`), ...PARTS.map((part) => `Allow: ${part}`)]
  .concat('Disallow: /', '')
  .join('\n');

/** Tells crawlers which pages are for everybody. */
export function mountRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  );
}
