import { commonErrors, ServiceError } from '@meet/contracts';

/** No input of ours nests as deep. Coercion descends into each level. */
const MAX_DEPTH = 10;
/** Five times the number of values in a page of imported contacts. */
const MAX_VALUES = 20_000;

/**
 * Throws VALIDATION_FAILED with the variable's path. It refuses texts that databases and pages can't hold: with NUL or
 * half a surrogate pair. It also refuses values that are deeper or more numerous than any valid input.
 */
export function validateVariables(variables: unknown): void {
  let values = 0;

  function validate(value: unknown, path: string, depth: number): void {
    values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES) throw invalid(path);
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) throw invalid(path);
    } else if (Array.isArray(value)) {
      value.forEach((item, at) => validate(item, `${path}[${at}]`, depth + 1));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) validate(member, `${path}.${name}`, depth + 1);
    }
  }

  validate(variables, 'variables', 0);
}

function invalid(path: string): ServiceError {
  return new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path, key: 'common.invalid' }] });
}
