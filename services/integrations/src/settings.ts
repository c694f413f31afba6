import { setting } from '@meet/service-kit';

const install = (what: string) =>
  setting.url({
    describe: `Address at which people install the ${what}; unset, its card says that it needs configuration.`,
    default: undefined,
    protocols: ['https:'],
  });

/** Settings of the integrations service from the environment. */
export const integrationsSettings = {
  WEBHOOK_NETWORKS: setting.networks({
    describe:
      'Addresses and networks beside the open internet that webhooks may reach, by http too, such as loopback in development; unset, none.',
    default: undefined,
  }),
  WEBHOOK_TIMEOUT_SECONDS: setting.whole({
    describe: 'Longest time for a webhook’s receiver to answer, in seconds.',
    default: 10,
    min: 1,
    max: 60,
  }),
  JIRA_APP_KEY: setting.text({
    describe:
      'Name of our app in Jira; unset, production serves no descriptor of it and its card says that it needs configuration.',
    default: undefined,
    pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/,
    expects: 'must be 3 to 64 letters, digits and ._-',
  }),
  JIRA_APP_URL: setting.url({
    describe: 'Address at which people install the Jira app; unset, they install it by the address of its descriptor.',
    default: undefined,
    protocols: ['https:'],
  }),
  JIRA_INSTALL_SIGNATURE: setting.choice({
    describe:
      'Proof of an installation of the Jira app: host, a signature by Atlassian; first, the first installation counts, and its secret proves later ones.',
    of: ['host', 'first'],
    default: 'host',
  }),
  JIRA_INSTALL_KEYS_URL: setting.url({
    describe: 'Address of the public keys with which Atlassian signs installations.',
    default: 'https://connect-install-keys.atlassian.com',
    protocols: ['https:', 'http:'],
  }),
  JIRA_BRIDGE_URL: setting.url({
    describe: 'Address of the script by which the panel in Jira communicates with the page around it.',
    default: 'https://connect-cdn.atl-paas.net/all.js',
    protocols: ['https:', 'http:'],
  }),
  JIRA_NETWORKS: setting.networks({
    describe:
      'Addresses and networks beside the open internet in which Jira sites may be, by http too, such as loopback in development; unset, none.',
    default: undefined,
  }),
  HUBSTAFF_CLIENT_ID: setting.text({
    describe:
      'Our client at Hubstaff; unset, development has a stand-in of its own and in production its card says that it needs configuration.',
    default: undefined,
  }),
  HUBSTAFF_CLIENT_SECRET: setting.text({ describe: 'Its secret.', default: undefined, secret: true }),
  HUBSTAFF_ISSUER: setting.url({
    describe: 'Issuer that authorizes time entries.',
    default: 'https://account.hubstaff.com',
    protocols: ['https:', 'http:'],
  }),
  HUBSTAFF_API_URL: setting.url({
    describe: 'Address of the API that receives time entries.',
    default: 'https://api.hubstaff.com',
    protocols: ['https:', 'http:'],
  }),
  CHROME_EXTENSION_URL: install('Chrome extension'),
};

export type IntegrationsSettings = typeof integrationsSettings;
