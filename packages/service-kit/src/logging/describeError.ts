import { ServiceError } from '@meet/contracts';
import { types } from 'node:util';

/** Entries of the log for an error. */
export interface ErrorAttributes extends Record<string, unknown> {
  readonly type: string;
  /** Its way through the code, without its message. */
  readonly stack?: string;
  readonly cause?: ErrorAttributes;
  readonly errors?: readonly ErrorAttributes[];
}

const NAME = /^[A-Za-z][\w$]{0,63}$/;
/** Path of a schema, never of a value that was given to it. */
const PATH = /^[\w.[\]]{1,128}$/;

/** Members that tell an operator what went wrong, and the only texts that they may hold. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  code: /^[A-Z][A-Z0-9_]{1,63}$/,
  codeName: NAME,
  syscall: /^[a-z]{1,32}$/,
  command: /^[A-Z ]{1,24}$/,
  path: PATH,
};
const NUMBERS = ['code', 'errno', 'port', 'status', 'statusCode', 'responseCode'] as const;

const CAUSES_MAX = 5;
const ERRORS_MAX = 5;
const FRAMES_MAX = 30;
const FRAME = /^ {4}at (?:[\w$.<>[\] #]{1,200} \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[\w@./\\+-]{1,300}:\d+:\d+\)?$/;

/**
 * Returns the attributes about an error that readers of the log may know: its kind, its codes, its stack, and the same of
 * its causes. Its message and all other members may quote people's texts, so they stay out.
 */
export function describeError(error: unknown, depth = 0): ErrorAttributes {
  if (!isErrorLike(error)) return { type: `thrown ${typeof error}` };
  const { cause } = error;
  const errors = depth < CAUSES_MAX ? getParts(error).slice(0, ERRORS_MAX) : [];
  return {
    type: typeof error.name === 'string' && NAME.test(error.name) ? error.name : 'Error',
    ...getAttributes(error),
    ...(error instanceof ServiceError && error.details.fields && { fields: error.details.fields.flatMap(nameField) }),
    stack: getFrames(error),
    ...(cause !== undefined && depth < CAUSES_MAX && { cause: describeError(cause, depth + 1) }),
    ...(errors.length > 0 && { errors: errors.map((one) => describeError(one, depth + 1)) }),
  };
}

type ErrorLike = Error & Record<string, unknown>;

/** Errors of other realms, and what is made to look like one, count too. */
export function isErrorLike(value: unknown): value is ErrorLike {
  if (typeof value !== 'object' || value === null) return false;
  return types.isNativeError(value) || ('stack' in value && 'message' in value && typeof value.message === 'string');
}

function getAttributes(error: ErrorLike): Record<string, string | number> {
  const attributes: Record<string, string | number> = {};
  for (const [name, pattern] of Object.entries(TEXTS)) {
    const value = error[name];
    if (typeof value === 'string' && pattern.test(value)) attributes[name] = value;
  }
  for (const name of NUMBERS) {
    const value = error[name];
    if (typeof value === 'number') attributes[name] = value;
  }
  return attributes;
}

/** The errors that one stands for: an aggregate's, a model's by field, a schema's. */
function getParts({ errors, inner }: ErrorLike): unknown[] {
  return [errors, inner].flatMap((parts) =>
    typeof parts === 'object' && parts !== null ? Object.values(parts).filter(isErrorLike) : [],
  );
}

function nameField({ path, key }: { path: string; key: string }): string[] {
  return PATH.test(path) && PATH.test(key) ? [`${path} ${key}`] : [];
}

/** A message may hold lines that look like frames: they begin where it ends, and where it can't be found there are none. */
function getFrames({ stack, message }: ErrorLike): string | undefined {
  if (typeof stack !== 'string') return undefined;
  const at = stack.indexOf(message);
  if (at < 0) return undefined;
  const lines = stack.slice(at + message.length).split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES_MAX)
    .join('\n');
}
