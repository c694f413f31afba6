import { pino, type Logger } from 'pino';

const SECRETS = [
  'token',
  'password',
  'authorization',
  'apiKey',
  'message',
  'content',
  '"user-token"',
  '"admin-token"',
  'cookie',
];

/** A logger that never writes tokens, passwords or message texts, wherever they stand in what is logged. */
export function createLogger(options: { level?: string; name?: string } = {}): Logger {
  return pino({
    name: options.name ?? 'meet',
    level: options.level ?? 'info',
    redact: {
      paths: SECRETS.flatMap((key) => {
        const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
        return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
      }),
      censor: '[redacted]',
    },
  });
}

export type { Logger };
