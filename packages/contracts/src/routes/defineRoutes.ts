/** Owner of a page: the shell or a remote. The manifests of the live releases determine which remote. */
export type RouteOwner = 'shell' | 'remote';

/** Access to a page. With `meeting` the meeting itself decides; visitors may be admitted too. */
export type RouteAccess = 'public' | 'login' | 'meeting';

/**
 * Requirement of a page in addition to a session. Without a `code` in the query the person is redirected to the home
 * page; with `code-or-error`, without either, to the dashboard. A failed membership check also redirects to the home
 * page. `role`: the person's role in their organization is fetched before the page opens.
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
