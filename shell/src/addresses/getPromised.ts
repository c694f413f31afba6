import { firstSegment, ROUTES, type RouteDefinition, type RouteName } from '@meet/contracts/routes';

const PROMISED = Object.entries(ROUTES) as [RouteName, RouteDefinition][];

/** Returns the first page that the product promises under the first path segment of an address, with its name. */
export function getPromised(pathname: string): [RouteName, RouteDefinition] | [] {
  const segment = firstSegment(pathname);
  return PROMISED.find(([, { path }]) => firstSegment(path) === segment) ?? [];
}
