/**
 * First path segments that the server answers itself, in lower case: no page of the product and no alias has them. A start
 * with a route under any other fails.
 */
export const SERVER_SEGMENTS: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'assets',
  'dev',
  'graphql',
  'healthz',
  'internal',
  'meeting-room',
  'metrics',
  'oauth',
  'push-worker.js',
  'r',
  'readyz',
  'registry.json',
  'robots.txt',
]);
