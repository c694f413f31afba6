import { useTexts } from '@meet/remote-kit';
import { Banner, Button, Dialog, Form, Formik, type DialogProps, type FormikHelpers } from '@meet/ui';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { useTranslatedSchema } from './useTranslatedSchema.ts';

interface Props<Values extends object> extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  schema: Schema<unknown>;
  initial: Values;
  submitLabel: string;
  /** Throws when refused; what `refusalText` makes of the error stands above the fields until something is typed. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>;
  refusalText: (error: unknown) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form in it: one main button, busy while it is sent; a refusal keeps what was typed. */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { schema, initial, submitLabel, onSubmit, refusalText, onClose, children, ...dialog } = props;
  const t = useTexts();
  const validate = useTranslatedSchema<Values>(schema);
  const [refusal, setRefusal] = useState<string>();

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setRefusal(undefined);
    try {
      await onSubmit(values, form);
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open
          sticky
          {...dialog}
          onClose={onClose}
          wrap={(content) => (
            <Form
              noValidate
              onKeyUp={({ key }) => key !== 'Enter' && setRefusal(undefined)}
              style={{ display: 'contents' }}
            >
              {content}
            </Form>
          )}
          footer={
            <>
              <Button onClick={onClose}>{t('form.cancel')}</Button>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {refusal && (
            <Banner tone="danger" role="alert">
              {refusal}
            </Banner>
          )}
          {children}
        </Dialog>
      )}
    </Formik>
  );
}
