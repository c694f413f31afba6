import type { Operation } from '@meet/contracts';
import { validateForm } from '@meet/contracts/forms';
import { useHost, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, Dialog, Form, Formik } from '@meet/ui';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';

interface Props<Values extends object, Input, Output> {
  readonly call: Operation<Input, Output>;
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialValues: Values;
  /** What is sent of what the form holds. */
  readonly toInput: (values: Values) => unknown;
  readonly submitLabel: string;
  readonly onDone: (answer: Output, values: Values) => void;
  readonly onClose: () => void;
  readonly children: ReactNode | ((values: Values) => ReactNode);
}

/** A dialog that is one call: judged by the call's own schema, and refused above its fields, where what was typed stays. */
export function CallDialog<Values extends object, Input, Output>(props: Props<Values, Input, Output>) {
  const { call, title, description, initialValues, toInput, submitLabel, onDone, onClose, children } = props;
  const t = useTexts();
  const { api, i18n } = useHost();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) =>
        validateForm(call.input as Schema, toInput(values), (key, params) => t(`contracts:${key}`, { ...params }))
      }
      onSubmit={async (values) => {
        setRefusal(undefined);
        try {
          onDone(await api.execute(call, toInput(values) as Input), values);
          onClose();
        } catch (error) {
          setRefusal(i18n.errorText(error));
        }
      }}
    >
      {({ isSubmitting, values }) => (
        <Dialog
          open
          sticky
          title={title}
          description={description}
          onClose={onClose}
          wrap={(content) => (
            <Form noValidate style={{ display: 'contents' }} onChange={() => setRefusal(undefined)}>
              {content}
            </Form>
          )}
          footer={
            <>
              <Button onClick={onClose}>{t('organization.cancel')}</Button>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {refusal && (
            <Box mb={3}>
              <Banner tone="danger" role="alert">
                {refusal}
              </Banner>
            </Box>
          )}
          {typeof children === 'function' ? children(values) : children}
        </Dialog>
      )}
    </Formik>
  );
}
