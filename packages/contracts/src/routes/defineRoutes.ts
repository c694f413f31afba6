/** Who draws a page: which remote, the manifests of what is live say. */
export type RouteOwner = 'shell' | 'remote';

/** `meeting`: as the meeting itself decides; a visitor may come too. */
export type RouteAccess = 'public' | 'login' | 'meeting';

/**
 * What a page needs beside a session. Without a `code` in its query it leads home, without a `code` or an `error` to the
 * dashboard; and home when the membership check does not succeed. `role`: what the person is and may do in their
 * organization is asked before the page opens.
 */
export type RouteNeed = 'code' | 'code-or-error' | 'membership' | 'role';

export interface RouteDefinition {
  /** A pattern of react-router. */
  readonly path: `/${string}`;
  readonly owner: RouteOwner;
  readonly access: RouteAccess;
  readonly needs?: readonly RouteNeed[];
}

export function defineRoutes<const Routes extends Readonly<Record<string, RouteDefinition>>>(routes: Routes): Routes {
  return routes;
}
