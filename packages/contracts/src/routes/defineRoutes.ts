/** Who draws a page. */
export type RouteOwner = 'shell' | 'mfe-meetings' | 'mfe-network' | 'mfe-chat' | 'mfe-account';

/** `meeting`: as the meeting itself decides; a visitor may come too. */
export type RouteAccess = 'public' | 'login' | 'meeting';

export interface RouteDefinition {
  /** A pattern of react-router. */
  readonly path: `/${string}`;
  readonly owner: RouteOwner;
  readonly access: RouteAccess;
}

export function defineRoutes<const Routes extends Readonly<Record<string, RouteDefinition>>>(routes: Routes): Routes {
  return routes;
}
