import type { FastifyInstance } from 'fastify';
import { requireProof } from '../http/requireProof.ts';
import { ABOUT_PATH, type ServiceProcess } from './ServiceAbout.ts';

/** Tells the gateway who runs here. */
export function mountAbout(app: FastifyInstance, about: ServiceProcess, serviceKey: string): void {
  app.get(ABOUT_PATH, { onRequest: requireProof(serviceKey) }, async () => about);
}
