import { ROUTES } from './routes.ts';

/** `dashboard` of `/dashboard/join`; empty on the home page. */
export function firstSegment(pathname: string): string {
  return pathname.split('/', 2)[1] ?? '';
}

/** Segments that the server answers itself. */
const SERVER_SEGMENTS = [
  'api',
  'assets',
  'auth',
  'dev',
  'graphql',
  'healthz',
  'meeting-room',
  'metrics',
  'r',
  'readyz',
  'registry.json',
  'releases',
  'well-known',
] as const;

/** First path segments of the product's own pages, in the order of the route table. */
export const ROUTE_SEGMENTS: readonly string[] = [
  ...new Set(
    Object.values(ROUTES)
      .map(({ path }) => firstSegment(path))
      .filter((segment) => segment !== '' && !segment.startsWith(':')),
  ),
];

const RESERVED = new Set<string>([...ROUTE_SEGMENTS, ...SERVER_SEGMENTS]);

/** Whether a personal alias would hide one of the product's own pages. */
export function isReservedAlias(alias: string): boolean {
  return RESERVED.has(alias.trim().toLowerCase());
}
