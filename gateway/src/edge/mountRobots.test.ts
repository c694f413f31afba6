import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { mountRobots } from './mountRobots.ts';

let app: FastifyInstance;
let rules: { allows: boolean; path: string }[];
beforeAll(async () => {
  app = fastify();
  mountRobots(app);
  const { statusCode, headers, payload } = await app.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = payload.trim().split('\n');
  expect(lines.shift()).toBe('User-agent: *');
  rules = lines.map((line) => {
    const [, verb, path] = /^(Allow|Disallow): (\/\S*)$/.exec(line)!;
    return { allows: verb === 'Allow', path: path! };
  });
});
afterAll(() => app.close());

/**
 * Returns whether crawling is allowed by RFC 9309: the longest matching rule wins, and `$` marks the end of the
 * address.
 */
function mayCrawl(address: string): boolean {
  const fits = ({ path }: (typeof rules)[number]) =>
    path.endsWith('$') ? address === path.slice(0, -1) : address.startsWith(path);
  return rules.filter(fits).toSorted((one, other) => other.path.length - one.path.length)[0]?.allows ?? true;
}

it.each(['/', '/signin', '/signup', '/assets/main.0123456789.js', '/r/mfe-meetings/1.0.0-0123456789ab/remoteEntry.js'])(
  'lets crawlers read %s',
  (address) => expect(mayCrawl(address)).toBe(true),
);

it.each([
  ...['/api/sign-in', '/graphql', '/dashboard/join', '/organization', '/operator/remotes'],
  ...['/j/123456789', '/s/123456789', '/m/j/123456789', '/ana.pop', '/ana.pop/stand-up', '/signup-only/token'],
  ...['/reset-password/key', '/activate-account/token'],
])('keeps crawlers off %s', (address) => expect(mayCrawl(address)).toBe(false));
