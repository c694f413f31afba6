/** Says whether a request's path is one of those that a service serves. */
export type OwnPaths = (pathname: string) => boolean;

/** Paths as routes name them: a segment `:name` is any, a last `*` all that follows. A slash at the end makes no difference. */
export function createPaths(routes: readonly string[]): OwnPaths {
  const patterns = [...new Set(routes)].map(
    (route) => new RegExp(`^${route.split('/').map(patternOf).join('/').replace(/\/$/, '')}/?$`),
  );
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

function patternOf(segment: string): string {
  if (segment === '*') return '.*';
  return segment.startsWith(':') ? '[^/]+' : segment.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
