import { useTexts } from '@meet/remote-kit';
import { useCallback } from 'react';
import { ValidationError, type AnyObjectSchema } from 'yup';

/** Returns Formik's `validate` for a schema of the contracts, with messages in the person's language. */
export function useValidate(schema: AnyObjectSchema): (values: object) => Promise<Record<string, string>> {
  const t = useTexts();
  return useCallback(
    async (values) => {
      try {
        await schema.validate(values, { abortEarly: false });
        return {};
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const errors: Record<string, string> = {};
        for (const { path, message, params } of error.inner) {
          if (path) errors[path] ??= t(`contracts:${message}`, { ...params });
        }
        return errors;
      }
    },
    [schema, t],
  );
}
