import type { Operation } from '@meet/contracts';
import { validateForm } from '@meet/contracts/forms';
import { CallFailure } from '@meet/contracts/client';
import type { FormikHelpers } from '@meet/ui';
import { useState } from 'react';
import type { Schema } from 'yup';
import { useShell } from '../../base/ShellContext.ts';
import type { TextValues } from '../../i18n/createTranslator.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useContractTexts } from '../../base/useContractTexts.ts';

export interface CallForm<Values extends object> {
  readonly initialValues: Values;
  /** Refusal of the whole form; a field's own failure stands at the field. */
  readonly failure: { readonly text: string; readonly code: string; readonly data: CallFailure['data'] } | undefined;
  readonly validate: (values: Values) => Promise<Record<string, unknown>>;
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
}

interface CallFormOptions<Values, Output> {
  readonly initialValues: Values;
  readonly onDone: (answer: Output, values: Values) => void;
  /** Refusals by code that are no failures but another way to go on. */
  readonly onRefused?: Readonly<Record<string, (values: Values) => void>>;
}

/** A form that is one call: the call's schema judges the fields, its answer or refusal comes back here. */
export function useCallForm<Input, Output, Values extends object>(
  call: Operation<Input, Output>,
  { initialValues, onDone, onRefused }: CallFormOptions<Values, Output>,
): CallForm<Values> {
  const { api, texts } = useShell();
  const loadContractTexts = useContractTexts();
  const [failure, setFailure] = useState<CallForm<Values>['failure']>();

  return {
    initialValues,
    failure,
    async validate(values) {
      await loadContractTexts();
      return validateForm(call.input as Schema, values, (key, params) => texts.t(key, params as TextValues));
    },
    async onSubmit(values, { setErrors }) {
      setFailure(undefined);
      try {
        // The schema takes what the form's controls give: a checkbox's boolean for a bit, say.
        onDone(await api.execute(call, values as unknown as Input), values);
      } catch (error) {
        const { fields, code, data } =
          error instanceof CallFailure ? error : { fields: [], code: 'INTERNAL', data: {} };
        const goOn = onRefused?.[code];
        if (goOn) goOn(values);
        else if (fields.length)
          setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])) as never);
        else setFailure({ text: errorText(texts, error), code, data });
      }
    },
  };
}
