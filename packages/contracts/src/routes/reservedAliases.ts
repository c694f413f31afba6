import { ROUTE_SEGMENTS } from './firstSegment.ts';
import { SERVER_SEGMENTS } from './serverSegments.ts';

/** Names with which an alias would look official, and names that may become paths later. */
const OFFICES = ['admin', 'administrator', 'help', 'internal', 'root', 'security', 'status', 'support', 'system'];
const LATER_PATHS = ['auth', 'releases', 'well-known', 'www'];

/** Members that every object has, so that a look-up by alias never finds one of them. */
const OBJECT_MEMBERS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** Names that no personal alias may have, in lower case. */
export const RESERVED_ALIASES: ReadonlySet<string> = new Set(
  [...ROUTE_SEGMENTS, ...SERVER_SEGMENTS, ...OFFICES, ...LATER_PATHS, ...OBJECT_MEMBERS].map((name) =>
    name.toLowerCase(),
  ),
);
