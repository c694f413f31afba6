import { setting } from '@meet/service-kit';
import { SERVICE_NAMES } from './services.ts';

/** Settings of the whole process from the environment. Each service adds its own. */
export const processSettings = {
  PORT: setting.whole({
    describe: 'Port of everything: pages, GraphQL, REST, meeting room.',
    default: 8080,
    min: 1,
    max: 65_535,
  }),
  HOST: setting.text({ describe: 'Address to listen on; 0.0.0.0 for all addresses.', default: '127.0.0.1' }),
  DATA_DIR: setting.text({
    describe: 'Folder of the embedded database, of files and of the generated secret.',
    default: 'data',
  }),
  PUBLIC_URL: setting.url({
    describe: 'Address of the product for people; mails and links use it. Default: http://localhost and the port.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  MONGODB_URL: setting.url({
    describe: 'A MongoDB to use in place of the embedded database.',
    default: undefined,
    protocols: ['mongodb:', 'mongodb+srv:'],
    secret: true,
  }),
  REDIS_URL: setting.url({
    describe:
      'A Redis that all processes of the deployment share, for events and rate limits: needed if a service or the gateway runs more than once.',
    default: undefined,
    protocols: ['redis:', 'rediss:'],
    secret: true,
  }),
  BLOBS_DIR: setting.text({
    describe: 'Folder of the files that people send to each other, named by their content. Default: blobs in DATA_DIR.',
    default: undefined,
  }),
  S3_ENDPOINT: setting.url({
    describe:
      'An S3-compatible store to keep these files in, addressed by path; BLOBS_DIR then holds only files that are being received.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  S3_BUCKET: setting.text({
    describe: 'Its bucket.',
    default: undefined,
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    expects: 'must be a bucket’s name',
  }),
  S3_REGION: setting.text({ describe: 'Its region.', default: 'us-east-1' }),
  S3_ACCESS_KEY_ID: setting.text({ describe: 'Its access key.', default: undefined }),
  S3_SECRET_ACCESS_KEY: setting.text({ describe: 'The secret of the access key.', default: undefined, secret: true }),
  SERVICE_URLS: setting.addresses({
    describe:
      'Services that run in processes of their own, each with its address, comma-separated: `chat=http://chat:8091`. Several addresses of one service have `|` between them, or share a host name. All others run in this process. A service that runs alone reaches the named services directly, all others through the gateway.',
    names: SERVICE_NAMES,
  }),
  ROOMS_URL: setting.url({
    describe:
      'With several gateways, the address of the one whose process holds the rooms of the embedded meeting room. Unset on that one; all others forward to it.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  MEET_SECRET: setting.text({
    describe:
      'Master secret, 64 hexadecimal digits; every key is derived from it. Default: generated once and kept in DATA_DIR. Required, with the same value for all processes, if REDIS_URL is set or another machine is named.',
    default: undefined,
    secret: true,
    pattern: /^[0-9a-f]{64,}$/i,
    expects: 'must be at least 64 hexadecimal digits',
  }),
  NODE_ENV: setting.choice({
    describe:
      'production turns the development mailbox, issuer and introspection off, and answers only GraphQL operations that the product’s own pages send.',
    default: 'development',
    of: ['development', 'production', 'test'],
  }),
  GRAPHQL_OPEN: setting.flag({
    describe: 'Makes production answer GraphQL operations of outside callers, within limits.',
    default: false,
  }),
  LOG_LEVEL: setting.choice({
    describe: 'Lowest level that is logged.',
    default: 'warn',
    of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  TRUST_PROXY: setting.networks({
    describe:
      'Addresses and networks of the proxies whose x-forwarded-for header is trusted, comma-separated; unset, none is.',
    default: undefined,
  }),
  METRICS_TOKEN: setting.text({
    describe: 'Bearer token that opens /metrics and the reasons of /readyz; unset, they are open only to this machine.',
    default: undefined,
    secret: true,
    pattern: /^[\w.~+/-]{16,256}$/,
    expects: 'must be 16 to 256 letters, digits and .~+/_-',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.url({
    describe:
      'Base address of an OpenTelemetry collector that takes OTLP over HTTP, such as http://collector:4318; unset, nothing is traced.',
    default: undefined,
    protocols: ['http:', 'https:'],
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting.text({
    describe: 'Headers that the collector requires: `authorization=Bearer%20…`, comma-separated.',
    default: undefined,
    secret: true,
    pattern: /^[\w-]+=[^,\s]*(,[\w-]+=[^,\s]*)*$/,
    expects: 'must be name=value pairs, comma-separated, values percent-encoded',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting.number({
    describe: 'Share of the requests that are traced.',
    default: 1,
    min: 0,
    max: 1,
  }),
  ALLOWED_ORIGINS: setting.text({
    describe: 'Origins beside the product’s own whose pages may open the WebSocket, comma-separated.',
    default: undefined,
  }),
  SOCKETS_PER_ACCOUNT: setting.whole({
    describe: 'Event streams that one account may have open at once: its tabs on all devices.',
    default: 50,
    min: 1,
    max: 10_000,
  }),
  SOCKETS_PER_ADDRESS: setting.whole({
    describe: 'WebSockets that one network address may hold at once: tabs and meetings of everybody behind it.',
    default: 2_000,
    min: 1,
    max: 1_000_000,
  }),
  IOS_APP_URL: setting.url({
    describe: 'The iOS app in its store; unset, it is not offered.',
    default: undefined,
    protocols: ['https:'],
  }),
  ANDROID_APP_URL: setting.url({
    describe: 'The Android app in its store; unset, it is not offered.',
    default: undefined,
    protocols: ['https:'],
  }),
  RATE_LIMIT_FACTOR: setting.number({
    describe: 'Multiplies every rate limit; for load tests.',
    default: 1,
    min: 0.1,
    max: 1_000_000,
  }),
};

/** Further settings of a service in a process of its own. */
export const serviceSettings = {
  GATEWAY_URL: setting.url({
    describe: 'Address at which a service that runs alone reaches the gateway, and through it the other services.',
    default: 'http://127.0.0.1:8080',
    protocols: ['http:', 'https:'],
  }),
};
