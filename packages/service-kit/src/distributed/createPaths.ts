/** Returns whether a request's path is one of those that a service serves. */
export type OwnPaths = (pathname: string) => boolean;

/**
 * Creates a matcher of paths as routes name them. A segment `:name` matches any segment, a last `*` matches the rest. A
 * trailing slash makes no difference.
 */
export function createPaths(routes: readonly string[]): OwnPaths {
  const patterns = [...new Set(routes)].map(toSegments);
  return (pathname) => {
    const segments = toSegments(pathname);
    return patterns.some((pattern) => fits(pattern, segments));
  };
}

const toSegments = (pathname: string) => pathname.replace(/\/$/, '').split('/');

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? segments.length < pattern.length : segments.length !== pattern.length) return false;
  return pattern.every(
    (part, at) =>
      part === segments[at] || (part.startsWith(':') && segments[at] !== '') || (isOpen && at === pattern.length - 1),
  );
}
