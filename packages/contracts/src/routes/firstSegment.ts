import { ROUTES } from './routes.ts';

/** Returns the first segment of a path: `dashboard` of `/dashboard/join`; empty for the home page. */
export function firstSegment(pathname: string): string {
  return pathname.split('/', 2)[1] ?? '';
}

/** First path segments of the product's own pages, in the order of the route table. */
export const ROUTE_SEGMENTS: readonly string[] = [
  ...new Set(
    Object.values(ROUTES)
      .map(({ path }) => firstSegment(path))
      .filter((segment) => segment !== '' && !segment.startsWith(':')),
  ),
];

/** First path segments of the meeting pages. */
export const MEETING_SEGMENTS: ReadonlySet<string> = new Set(
  Object.values(ROUTES)
    .filter(({ access }) => access === 'meeting')
    .map(({ path }) => firstSegment(path)),
);
