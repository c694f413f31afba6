import { setting } from '@meet/service-kit';

const install = (what: string) =>
  setting.url({
    describe: `Where people install the ${what}; unset, its card says that it needs configuration.`,
    default: undefined,
    protocols: ['https:'],
  });

/** What the integrations service reads from the environment. */
export const integrationsSettings = {
  WEBHOOK_NETWORKS: setting.networks({
    describe:
      'Addresses and networks beside the open internet that webhooks may reach, by http too, such as loopback in development; unset, none.',
    default: undefined,
  }),
  WEBHOOK_TIMEOUT_SECONDS: setting.whole({
    describe: 'How long a webhook’s receiver may take to answer, in seconds.',
    default: 10,
    min: 1,
    max: 60,
  }),
  JIRA_APP_URL: install('Jira app'),
  HUBSTAFF_APP_URL: install('Hubstaff integration'),
  CHROME_EXTENSION_URL: install('Chrome extension'),
};

export type IntegrationsSettings = typeof integrationsSettings;
