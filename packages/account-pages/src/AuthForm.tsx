import { errorText } from '@meet/contracts/client';
import { CallFormik, type CallFormOptions, type CallFormState } from '@meet/remote-kit/forms';
import { Form } from '@meet/ui';
import type { ReactNode } from 'react';
import { FormFailure } from './FormFailure.tsx';
import { usePageShell } from './PageShell.ts';
import { useContractTexts } from './useContractTexts.ts';

type AuthFormProps<Values extends object, Output> = CallFormOptions<Values, Output> & {
  readonly children: (form: CallFormState<Values>) => ReactNode;
};

/**
 * A form that is one call, on a page of the shell, which has no HostApi. Its refusal stays until the form is sent
 * again.
 */
export function AuthForm<Values extends object, Output>({ children, ...options }: AuthFormProps<Values, Output>) {
  const { api, texts } = usePageShell();
  const loadTexts = useContractTexts();
  return (
    <CallFormik
      {...options}
      host={{
        api,
        translate: texts.t,
        errorText: (error) => errorText(texts, error),
        loadTexts: () => loadTexts().catch(() => {}),
      }}
    >
      {(form) => (
        <>
          <FormFailure text={form.refusal} />
          <Form noValidate onSubmit={form.formProps.onSubmit}>
            {children(form)}
          </Form>
        </>
      )}
    </CallFormik>
  );
}
