/**
 * First path segments that the server itself answers, in lower case; no page and no alias may use them. The server does
 * not start if it has a route with any other first segment.
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
