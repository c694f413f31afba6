import { integrationsTexts } from '@meet/integrations-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './createDeps.ts';
import { mountJira } from './jira/mountJira.ts';
import { operations } from './operations/index.ts';
import { integrationsSettings } from './settings.ts';

/** What programs of outside may do for a person, and hear of: API keys, each for one service, webhooks, and Jira. */
export const integrationsService = defineService({
  name: 'integrations',
  texts: [integrationsTexts],
  settings: integrationsSettings,
  setUp: createDeps,
  operations,
  routes: mountJira,
  start: ({ dispatcher }) => dispatcher.start(),
});
