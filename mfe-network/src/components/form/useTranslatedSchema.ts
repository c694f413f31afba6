import { useTexts } from '@meet/remote-kit';
import { CONTRACTS_NAMESPACE } from '@meet/contracts/i18n';
import { useMemo } from 'react';
import { ValidationError, type Schema } from 'yup';

/** Formik's `validate` by the schema that the route checks with; messages are drawn in the page's language. */
export function useTranslatedSchema<Values extends object>(schema: Schema<unknown>) {
  const t = useTexts();
  return useMemo(
    () => async (values: Values) => {
      const errors: Record<string, string> = {};
      try {
        await schema.validate(values, { abortEarly: false });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        for (const { path = '', message, params } of error.inner) {
          errors[path] ??= t(`${CONTRACTS_NAMESPACE}:${message}`, params as Record<string, unknown>);
        }
      }
      return errors;
    },
    [schema, t],
  );
}
