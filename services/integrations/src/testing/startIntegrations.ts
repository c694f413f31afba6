import { startTestServices, type TestPerson, type TestServicesOptions } from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { integrationsService } from '../service.ts';

/** The integrations service over HTTP. */
export async function startIntegrations(options: Omit<TestServicesOptions, 'services'> = {}) {
  let deps: Deps;
  const service = {
    ...integrationsService,
    setUp: async (base: Parameters<typeof integrationsService.setUp>[0]) =>
      (deps = await integrationsService.setUp(base)),
  };
  const services = await startTestServices({ ...options, services: [service] });
  return {
    ...services,
    /** What runs after answers has ended. */
    settle: () => deps.background.settle(),
    /** What a person's tabs were told, in order. */
    eventsOf: ({ accountId }: TestPerson) => services.events.filter(({ channel }) => channel === `user:${accountId}`),
  };
}

export type TestIntegrations = Awaited<ReturnType<typeof startIntegrations>>;
