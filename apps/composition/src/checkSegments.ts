import { SERVER_SEGMENTS } from '@meet/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { StartError } from './StartError.ts';

/** Checks that no route hides a person's alias or a page. Throws a StartError that names the routes that do. */
export function checkSegments({ routeSegments }: FastifyInstance): void {
  const unknown = [...routeSegments].filter((segment) => !SERVER_SEGMENTS.has(segment));
  if (unknown.length) throw new StartError(`SERVER_SEGMENTS lacks what routes begin with: ${unknown.join(', ')}`);
}
