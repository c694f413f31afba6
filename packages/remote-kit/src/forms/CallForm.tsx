import { Form } from '@meet/ui';
import type { ReactNode } from 'react';
import { CallFormik, type CallFormOptions, type CallFormState } from './CallFormik.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { useFormHost } from './useFormHost.ts';

export type CallFormProps<Values extends object, Output> = CallFormOptions<Values, Output> & {
  /** Name of the form for screen readers. */
  readonly label?: string;
  /** Fields and a `SubmitButton`. */
  readonly children: ReactNode | ((form: CallFormState<Values>) => ReactNode);
};

/** A form on a page that is one call. It shows a refusal above its fields or beside them. */
export function CallForm<Values extends object, Output>({
  label,
  children,
  ...options
}: CallFormProps<Values, Output>) {
  const host = useFormHost();
  return (
    <CallFormik {...options} host={host}>
      {(form) => (
        <Form {...form.formProps} aria-label={label} style={{ width: '100%' }}>
          <RefusalBanner text={form.refusal} />
          {typeof children === 'function' ? children(form) : children}
        </Form>
      )}
    </CallFormik>
  );
}
