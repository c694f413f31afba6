import type { Operation } from '@meet/contracts';
import { validateForm } from '@meet/contracts/forms';
import { useHost, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, Form, Formik, HStack } from '@meet/ui';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';

interface Props<Input extends object, Output> {
  readonly call: Operation<Input, Output>;
  readonly initialValues: Input;
  readonly submitLabel: string;
  readonly onDone: (answer: Output) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A small form that is one call, with its refusal above the fields. */
export function CallForm<Input extends object, Output>(props: Props<Input, Output>) {
  const { call, initialValues, submitLabel, onDone, onCancel, children } = props;
  const t = useTexts();
  const { api, i18n } = useHost();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => validateForm(call.input as Schema, values, i18n.t)}
      onSubmit={async (values) => {
        setRefusal(undefined);
        try {
          onDone(await api.execute(call, values));
        } catch (error) {
          setRefusal(i18n.errorText(error));
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate style={{ width: '100%' }}>
          {refusal && (
            <Box mb={3}>
              <Banner tone="danger" role="alert">
                {refusal}
              </Banner>
            </Box>
          )}
          {children}
          <HStack gap={2}>
            <Button size="sm" onClick={onCancel}>
              {t('profile.cancel')}
            </Button>
            <Button size="sm" type="submit" variant="primary" loading={isSubmitting}>
              {submitLabel}
            </Button>
          </HStack>
        </Form>
      )}
    </Formik>
  );
}
