import { commonErrors, ServiceError, type Call, type FieldFailure } from '@meet/contracts';
import { failureParams } from '@meet/contracts/forms';
import { ValidationError, type Schema } from 'yup';

/**
 * Returns the input as its schema casts it, without unknown members. Throws VALIDATION_FAILED with every invalid field.
 */
export async function validateInput<Input>(call: Call<Input>, raw: unknown): Promise<Input> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: '', key: 'common.mustBeObject' }] });
  }
  const path = findDisguise(raw);
  if (path !== undefined) {
    throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path, key: 'common.invalid' }] });
  }
  try {
    return await (call.input as Schema<Input>).validate(raw ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: listFields(error), cause: error });
  }
}

/** Names by which JavaScript finds an object's methods. No call has a member with such a name. */
const METHODS = ['toString', 'valueOf', 'toJSON'] as const;
/** Maximum depth of an input. No call comes near it, and a deeper input would exhaust the stack. */
const DEPTH_MAX = 16;

/**
 * Returns the path of an object with a member in place of one of its methods. Converting such an object to text, as
 * error messages do, would throw. An object that is too deep counts too. Returns undefined if there is none.
 */
function findDisguise(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEPTH_MAX || METHODS.some((name) => Object.hasOwn(value, name))) return path;
  for (const [name, member] of Object.entries(value)) {
    const step = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    const found = findDisguise(member, step, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listFields(error: ValidationError): FieldFailure[] {
  const all = error.inner.length ? error.inner : [error];
  const seen = new Set<string>();
  return all.flatMap((failure) => {
    const { path = '', message } = failure;
    if (seen.has(path)) return [];
    seen.add(path);
    return [{ path, key: message, params: failureParams(failure) }];
  });
}
