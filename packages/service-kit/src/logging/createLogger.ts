import { pino, type DestinationStream, type Logger, type LoggerOptions as PinoOptions } from 'pino';
import { traceFields } from '../tracing/tracing.ts';
import { describeErrorsIn } from './describeErrorsIn.ts';

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

export interface LoggerOptions {
  readonly level?: string;
  readonly name?: string;
  /** Receives the lines; the process's output by default. */
  readonly to?: DestinationStream;
}

/**
 * Creates a logger that never writes tokens, passwords or message texts, at whatever depth they are logged. It writes
 * only the attributes of errors that describeError returns.
 */
export function createLogger(options: LoggerOptions = {}): Logger {
  const settings: PinoOptions = {
    name: options.name ?? 'meet',
    level: options.level ?? 'info',
    mixin: traceFields,
    hooks: {
      logMethod(args, log) {
        log.apply(this, describeErrorsIn(args) as Parameters<typeof log>);
      },
    },
    redact: {
      paths: SECRETS.flatMap((key) => {
        const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
        return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
      }),
      censor: '[redacted]',
    },
  };
  return options.to ? pino(settings, options.to) : pino(settings);
}

export type { Logger };
