import { ValidationError } from 'yup';
import { failureParams } from './failureParams.ts';

/** Returns the text of a key of the contracts' namespace. */
export type TranslateKey = (key: string, params: Readonly<Record<string, unknown>>) => string;

/** A schema of any value: a call's input, or an object of fields. */
export interface FormSchema {
  validate(value: unknown, options: { abortEarly: boolean }): Promise<unknown>;
}

/**
 * Validates a form's values with the schema of the call. Returns the text of each field's first failure, for formik's
 * `validate`; an empty object if all values are valid.
 */
export async function validateForm(
  schema: FormSchema,
  values: unknown,
  translate: TranslateKey,
): Promise<Record<string, unknown>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, unknown> = {};
    for (const failure of error.inner.length ? error.inner : [error])
      placeError(errors, failure.path ?? '', translate(failure.message, failureParams(failure)));
    return errors;
  }
}

/** Places an error by its path: `members[0].email` → { members: [{ email }] }. An existing error stays. */
export function placeError(errors: Record<string, unknown>, path: string, message: string): void {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  let at = errors;
  steps.forEach((step, i) => {
    if (typeof at !== 'object') return;
    if (i === steps.length - 1) at[step] ??= message;
    else at = (at[step] ??= /^\d+$/.test(steps[i + 1]!) ? [] : {}) as Record<string, unknown>;
  });
}
