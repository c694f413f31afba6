import { commonErrors, ServiceError, type Call, type FieldFailure } from '@meet/contracts';
import { ValidationError, type Schema } from 'yup';

/** The input as its schema gives it back; members that it does not name are dropped. Throws VALIDATION_FAILED with every field. */
export async function validateInput<Input>(call: Call<Input>, raw: unknown): Promise<Input> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: [{ path: '', key: 'common.mustBeObject' }] });
  }
  try {
    return await (call.input as Schema<Input>).validate(raw ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ServiceError(commonErrors.VALIDATION_FAILED, { fields: fieldsOf(error), cause: error });
  }
}

function fieldsOf(error: ValidationError): FieldFailure[] {
  const all = error.inner.length ? error.inner : [error];
  const seen = new Set<string>();
  return all.flatMap(({ path = '', message, params }) => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { max, min, length } = (params ?? {}) as Record<string, unknown>;
    return [{ path, key: message, params: { max, min, length } }];
  });
}
