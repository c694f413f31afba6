import { ServiceError } from '@meet/contracts';
import { types } from 'node:util';

/** Attributes of an error in the log. */
export interface ErrorAttributes extends Record<string, unknown> {
  readonly type: string;
  /** Stack frames without the message. */
  readonly stack?: string;
  readonly cause?: ErrorAttributes;
  readonly errors?: readonly ErrorAttributes[];
}

const NAME = /^[A-Za-z][\w$]{0,63}$/;
/** Path within a schema, never a value from the input. */
const PATH = /^[\w.[\]]{1,128}$/;

/** Members that tell an operator about the failure, with the only form of text that each may hold. */
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
 * Returns the attributes of an error that readers of the log may see: its kind, codes and stack, and the same of its
 * causes. Its message and all other members may quote people's texts, so they are omitted.
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

/** Returns whether a value is an error. Errors of other realms and error-like objects count too. */
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

/** Returns the errors within an error: of an aggregate, of a model by field, or of a schema. */
function getParts({ errors, inner }: ErrorLike): unknown[] {
  return [errors, inner].flatMap((parts) =>
    typeof parts === 'object' && parts !== null ? Object.values(parts).filter(isErrorLike) : [],
  );
}

function nameField({ path, key }: { path: string; key: string }): string[] {
  return PATH.test(path) && PATH.test(key) ? [`${path} ${key}`] : [];
}

/**
 * Returns the stack frames. A message may hold lines that look like frames, so frames are read only after it. If the
 * message can't be found in the stack, there are none.
 */
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
