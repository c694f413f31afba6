import type { FastifyInstance } from 'fastify';
import { requireProof } from '../http/requireProof.ts';
import type { Backlog } from '../queues/Backlog.ts';
import { ABOUT_PATH, WITH_BACKLOG, type ServiceProcess } from './ServiceAbout.ts';

/** Serves the description of this process and, if requested, its backlog to the gateway. */
export function mountAbout(
  app: FastifyInstance,
  about: ServiceProcess,
  serviceKey: string,
  backlog: () => Promise<Backlog>,
): void {
  app.get(ABOUT_PATH, { onRequest: requireProof(serviceKey) }, async ({ query }) =>
    WITH_BACKLOG in (query as object) ? { ...about, backlog: await backlog() } : about,
  );
}
