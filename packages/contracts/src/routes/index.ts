export { ROUTES } from './routes.ts';
export type { RouteName } from './routes.ts';
export type { RouteAccess, RouteDefinition, RouteNeed, RouteOwner } from './defineRoutes.ts';
export { fillPath, hrefFor } from './hrefFor.ts';
export type { Parametric, PathParameters, RouteParameters } from './hrefFor.ts';
export { firstSegment, MEETING_SEGMENTS, ROUTE_SEGMENTS } from './firstSegment.ts';
export { RESERVED_ALIASES } from './reservedAliases.ts';
export { SERVER_SEGMENTS } from './serverSegments.ts';
