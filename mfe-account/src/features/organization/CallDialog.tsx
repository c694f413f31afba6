import type { Operation } from '@meet/contracts';
import { validateForm } from '@meet/contracts/forms';
import { useHost, useTexts } from '@meet/remote-kit';
import { Formik } from '@meet/ui';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props<Values extends object, Input, Output> {
  readonly call: Operation<Input, Output>;
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialValues: Values;
  /** Returns the input of the call from the values of the form. */
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
      {({ values }) => (
        <FormDialog
          sticky
          title={title}
          description={description}
          cancelLabel={t('organization.cancel')}
          submitLabel={submitLabel}
          refusal={refusal}
          onTyped={() => setRefusal(undefined)}
          onClose={onClose}
        >
          {typeof children === 'function' ? children(values) : children}
        </FormDialog>
      )}
    </Formik>
  );
}
