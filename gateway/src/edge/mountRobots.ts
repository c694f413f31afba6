import { hrefFor } from '@meet/contracts/routes';
import type { FastifyInstance } from 'fastify';

/**
 * Entry pages of visitors. Every other page belongs to a person, is a meeting, or is reached by a link that was sent.
 */
const PAGES = [hrefFor('home'), hrefFor('signIn'), hrefFor('signUp')];
/** Files that these pages need. */
const PARTS = ['/assets/', '/r/', '/registry.json'];

const ROBOTS = ['User-agent: *', ...PAGES.map((page) => `Allow: ${page}$`), ...PARTS.map((part) => `Allow: ${part}`)]
  .concat('Disallow: /', '')
  .join('\n');

/** Serves robots.txt, which names the public pages. */
export function mountRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  );
}
