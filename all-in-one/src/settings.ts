import { setting } from '@meet/service-kit';

/** What the process as a whole reads from the environment; each service adds its own. */
export const processSettings = {
  PORT: setting.whole({
    describe: 'Port of everything: pages, GraphQL, REST, meeting room.',
    default: 8080,
    min: 1,
    max: 65_535,
  }),
  HOST: setting.text({ describe: 'Address to listen on; 0.0.0.0 for every one.', default: '127.0.0.1' }),
  DATA_DIR: setting.text({ describe: 'Folder of the embedded database and the generated secret.', default: 'data' }),
  PUBLIC_URL: setting.url({
    describe: 'Where people reach the product; mails and links use it. Default: http://localhost and the port.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  MONGODB_URL: setting.url({
    describe: 'A MongoDB to use in place of the embedded database.',
    default: undefined,
    protocols: ['mongodb:', 'mongodb+srv:'],
    secret: true,
  }),
  MEET_SECRET: setting.text({
    describe:
      'Master secret, 64 hexadecimal digits; every key is derived from it. Default: made once and kept in DATA_DIR.',
    default: undefined,
    secret: true,
    pattern: /^[0-9a-f]{64,}$/i,
    expects: 'must be at least 64 hexadecimal digits',
  }),
  NODE_ENV: setting.choice({
    describe: 'production turns the development mailbox, issuer and introspection off.',
    default: 'development',
    of: ['development', 'production', 'test'],
  }),
  LOG_LEVEL: setting.choice({
    describe: 'Least level that is logged.',
    default: 'warn',
    of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  TRUST_PROXY: setting.text({
    describe: 'Addresses of the proxies whose x-forwarded-for is believed, comma-separated; empty believes none.',
    default: undefined,
  }),
  ALLOWED_ORIGINS: setting.text({
    describe: 'Origins beside the product’s own whose pages may open the WebSocket, comma-separated.',
    default: undefined,
  }),
  RATE_LIMIT_FACTOR: setting.number({
    describe: 'Multiplies every rate limit; for load tests.',
    default: 1,
    min: 0.1,
    max: 1_000_000,
  }),
};
