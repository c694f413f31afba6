/** Owner of a page: the shell or a remote. The manifests of the live releases determine which remote. */
export type RouteOwner = 'shell' | 'remote';

/** Access to a page. With `meeting` the meeting itself decides; visitors may be admitted too. */
export type RouteAccess = 'public' | 'login' | 'meeting';

/**
 * Requirement of a page in addition to a session. Without a `code` in the query the person is redirected to the home
 * page; with `code-or-error`, without either, to the dashboard. A failed membership check also redirects to the home
 * page. `role`: the person's role in their organization is fetched before the page opens. `administrator` and
 * `organization-admin` redirect everybody else to the home page: the latter admits admins and owners of an organization.
 * They only save people a page that they can't use; the calls of the page check the rights.
 */
export type RouteNeed = 'code' | 'code-or-error' | 'membership' | 'role' | 'administrator' | 'organization-admin';

export interface RouteDefinition {
  /** A pattern of react-router. */
  readonly path: `/${string}`;
  readonly owner: RouteOwner;
  readonly access: RouteAccess;
  readonly needs?: readonly RouteNeed[];
  /** False if the page has no menu, for visitors neither: they see it before the shell has any manifest. */
  readonly menu?: false;
}

export function defineRoutes<const Routes extends Readonly<Record<string, RouteDefinition>>>(routes: Routes): Routes {
  return routes;
}
