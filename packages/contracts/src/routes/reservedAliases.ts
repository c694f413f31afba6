import { ROUTE_SEGMENTS } from './firstSegment.ts';
import { SERVER_SEGMENTS } from './serverSegments.ts';

/** Names under which people would take an alias for the product's own voice, and ones that paths may need some day. */
const OFFICES = ['admin', 'administrator', 'help', 'internal', 'root', 'security', 'status', 'support', 'system'];
const LATER_PATHS = ['auth', 'releases', 'well-known', 'www'];

/** Members that every object has: no look-up by name may ever find them. */
const OBJECT_MEMBERS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** Names that no personal alias may have, in lower case. */
export const RESERVED_ALIASES: ReadonlySet<string> = new Set(
  [...ROUTE_SEGMENTS, ...SERVER_SEGMENTS, ...OFFICES, ...LATER_PATHS, ...OBJECT_MEMBERS].map((name) =>
    name.toLowerCase(),
  ),
);
