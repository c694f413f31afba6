import { CAPTCHA_PROVIDERS } from '@meet/accounts-contract';
import { setting } from '@meet/service-kit';

/** Settings of the accounts service from the environment. */
export const accountsSettings = {
  SESSION_IDLE_HOURS: setting.number({
    describe: 'Time without use after which a session ends, in hours.',
    default: 24,
    min: 0.1,
    max: 720,
  }),
  SESSION_DAYS: setting.number({
    describe: 'Longest life of a session, in days.',
    default: 30,
    min: 0.1,
    max: 365,
  }),
  SESSION_KEY_IDS: setting.text({
    describe: 'Names of the keys with which tokens are hashed, newest first. Name two while one replaces the other.',
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
  AUDIT_KEPT_DAYS: setting.whole({
    describe: 'Days for which entries of the audit log are kept.',
    default: 730,
    min: 90,
    max: 36_500,
  }),
  INVITATIONS_KEPT_DAYS: setting.whole({
    describe: 'Days for which an invitation is kept after its link has expired, answered or not.',
    default: 365,
    min: 1,
    max: 36_500,
  }),
  CAPTCHA_PROVIDER: setting.choice({
    describe:
      'Captcha provider: altcha is a built-in proof of work; recaptcha (version 3) and turnstile are external services.',
    of: CAPTCHA_PROVIDERS,
    default: 'altcha',
  }),
  CAPTCHA_EFFORT: setting.whole({
    describe: 'Average number of attempts of a browser for a proof of work; each takes some milliseconds of one core.',
    default: 100,
    min: 2,
    max: 10_000,
  }),
  CAPTCHA_SITE_KEY: setting.text({ describe: 'Our public key at the captcha provider.', default: undefined }),
  CAPTCHA_SECRET: setting.text({ describe: 'Our secret at the captcha provider.', default: undefined, secret: true }),
  CAPTCHA_MIN_SCORE: setting.number({
    describe: 'A reCAPTCHA score below this is refused; 0 means certainly a program, 1 certainly a person.',
    default: 0.5,
    min: 0,
    max: 1,
  }),
  CAPTCHA_VERIFY_URL: setting.url({
    describe: 'Address at which tokens are verified, for a mirror of the captcha provider; unset, its own address.',
    default: undefined,
    protocols: ['https:', 'http:'],
  }),
  ROUTES_ACCESS_KEY: setting.text({
    describe: 'Key that opens /route-file-generator/{key}; unset, nobody may reserve further routes.',
    default: undefined,
    secret: true,
    pattern: /^.{12,}$/,
    expects: 'must have at least 12 characters',
  }),
  OIDC_ISSUER: setting.url({
    describe: 'OpenID Connect issuer by which people may sign in; its client is OIDC_CLIENT_ID.',
    default: 'https://accounts.google.com',
    protocols: ['https:', 'http:'],
  }),
  OIDC_CLIENT_ID: setting.text({
    describe: 'Our client at the issuer; unset, development runs an issuer of its own and production offers none.',
    default: undefined,
  }),
  OIDC_CLIENT_SECRET: setting.text({ describe: 'Its secret.', default: undefined, secret: true }),
  CONTACTS_IMPORT: setting.flag({
    describe:
      'Lets people import their contacts from the issuer, by the same client. Register /api/contacts-answer there as a redirect address too.',
    default: true,
  }),
  CONTACTS_API_URL: setting.url({
    describe:
      'Address at which the issuer lists contacts, in the form of the People API; unset, Google’s own if the issuer is Google, else none.',
    default: undefined,
    protocols: ['https:', 'http:'],
  }),
  CONTACTS_SCOPE: setting.text({
    describe: 'Scope that the import requests to read a person’s contacts.',
    default: 'https://www.googleapis.com/auth/contacts.readonly',
  }),
  BUILD_VERSION: setting.text({
    describe: 'Name of the build; a new one reloads open pages. Derived from the built pages when unset.',
    default: undefined,
    pattern: /^[\w.-]{1,64}$/,
    expects: 'must be one word',
  }),
};

export type AccountsSettings = typeof accountsSettings;
