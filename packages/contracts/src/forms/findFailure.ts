import { ValidationError, type Schema } from 'yup';
import { failureParams } from './failureParams.ts';

/** A text key with what fills its placeholders. */
export interface Failure {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The first thing that a schema has against one value; undefined where it takes it. */
export function findFailure(schema: Schema, value: unknown): Failure | undefined {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { key: error.message, params: failureParams(error) };
  }
}
