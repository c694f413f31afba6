import { Form as Formik, useFormikContext } from 'formik';
import { useEffect, useRef, type ComponentProps } from 'react';

/**
 * A form that focuses the first invalid field after a failed submit, whether the form itself or the server found the
 * error.
 */
export function Form(props: Omit<ComponentProps<typeof Formik>, 'ref'>) {
  const { submitCount, isSubmitting } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return <Formik {...props} ref={form} />;
}
