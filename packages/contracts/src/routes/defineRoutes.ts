/** Owner of a page: the shell or a remote. The manifests of the live releases say which remote. */
export type RouteOwner = 'shell' | 'remote';

/** `meeting`: as the meeting itself decides; a visitor may come too. */
export type RouteAccess = 'public' | 'login' | 'meeting';

/**
 * Need of a page beside a session. Without a `code` in its query it leads home, without a `code` or an `error` to the
 * dashboard. It leads home as well when the membership check fails. `role`: the person's role in their organization is
 * fetched before the page opens.
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
