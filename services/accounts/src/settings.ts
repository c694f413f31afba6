import { setting } from '@meet/service-kit';

/** What the accounts service reads from the environment. */
export const accountsSettings = {
  SESSION_IDLE_HOURS: setting.number({
    describe: 'A session that is not used for so long ends, in hours.',
    default: 24,
    min: 0.1,
    max: 720,
  }),
  SESSION_DAYS: setting.number({
    describe: 'Life of a session at most, in days.',
    default: 30,
    min: 0.1,
    max: 365,
  }),
  SESSION_KEY_IDS: setting.text({
    describe: 'Names of the keys that tokens are hashed with, newest first. Two live while one is being replaced.',
    default: '1',
    pattern: /^\w{1,16}(,\w{1,16})?$/,
    expects: 'must be one name or two, comma-separated',
  }),
  SIGN_IN_MAX_FAILURES: setting.whole({
    describe: 'Wrong passwords for one account within 15 minutes before further attempts wait.',
    default: 10,
    min: 1,
    max: 1000,
  }),
  SIGN_IN_MAX_FAILURES_PER_ADDRESS: setting.whole({
    describe: 'Wrong passwords from one network address within 15 minutes before further attempts wait.',
    default: 100,
    min: 1,
    max: 100_000,
  }),
  ROUTES_ACCESS_KEY: setting.text({
    describe: 'Opens /route-file-generator/{key}; unset, nobody may reserve further routes.',
    default: undefined,
    secret: true,
    pattern: /^.{12,}$/,
    expects: 'must have at least 12 characters',
  }),
  OIDC_ISSUER: setting.url({
    describe: 'OpenID Connect issuer that may vouch for people; its client is OIDC_CLIENT_ID.',
    default: 'https://accounts.google.com',
    protocols: ['https:', 'http:'],
  }),
  OIDC_CLIENT_ID: setting.text({
    describe: 'Our client at the issuer; unset, development runs an issuer of its own and production offers none.',
    default: undefined,
  }),
  OIDC_CLIENT_SECRET: setting.text({ describe: 'Its secret.', default: undefined, secret: true }),
  BUILD_VERSION: setting.text({
    describe: 'Name of the build; a new one reloads open pages. Derived from the built pages when unset.',
    default: undefined,
    pattern: /^[\w.-]{1,64}$/,
    expects: 'must be one word',
  }),
};

export type AccountsSettings = typeof accountsSettings;
