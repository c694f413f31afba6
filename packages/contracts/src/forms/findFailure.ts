import { ValidationError, type Schema } from 'yup';
import { failureParams } from './failureParams.ts';

/** A text key with the values for its placeholders. */
export interface Failure {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns the first failure of a value; undefined if the schema accepts it. */
export function findFailure(schema: Schema, value: unknown): Failure | undefined {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { key: error.message, params: failureParams(error) };
  }
}
