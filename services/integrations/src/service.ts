import { integrationsTexts } from '@meet/integrations-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import { isStoodInFor } from './hubstaff/chooseHubstaff.ts';
import { mountDevelopmentHubstaff } from './hubstaff/development/mountDevelopmentHubstaff.ts';
import { mountJira } from './jira/mountJira.ts';
import { operations } from './operations/index.ts';
import { integrationsSettings } from './settings.ts';
import { queryBounds } from './queryBounds.ts';

/**
 * Serves outside programs that act for a person or receive their events: API keys, each for one service, webhooks, Jira
 * and Hubstaff.
 */
export const integrationsService = defineService({
  name: 'integrations',
  texts: [integrationsTexts],
  settings: integrationsSettings,
  setUp: createDeps,
  operations,
  queryBounds,
  queues: ({ deliveryStore, hubstaff }) => [deliveryStore, ...(hubstaff.queue ? [hubstaff.queue] : [])],
  routes(app, deps, base) {
    mountJira(app, deps, base);
    if (isStoodInFor(base)) mountDevelopmentHubstaff(app, base);
  },
  start({ dispatcher, hubstaff }) {
    const stops = [dispatcher, hubstaff.work].flatMap((queue) => queue?.start() ?? []);
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
});
