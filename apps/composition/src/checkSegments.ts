import { SERVER_SEGMENTS } from '@meet/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { StartError } from './StartError.ts';

/** No route stands where a person's alias or a page could: throws StartError naming those that do. */
export function checkSegments({ routeSegments }: FastifyInstance): void {
  const unknown = [...routeSegments].filter((segment) => !SERVER_SEGMENTS.has(segment));
  if (unknown.length) throw new StartError(`SERVER_SEGMENTS lacks what routes begin with: ${unknown.join(', ')}`);
}
