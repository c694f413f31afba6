import type { ReactNode } from 'react';
import { Field, type ControlProps } from './Field.tsx';
import type { FormFieldProps } from './TextField.tsx';
import { useFormikControl } from './useFormikControl.ts';

export interface FormikFieldProps<Value> extends FormFieldProps {
  children: (
    control: ControlProps & { name: string; value: Value; setValue: (value: Value) => void; onBlur: () => void },
  ) => ReactNode;
}

/** Any control of one's own inside a formik form, with our label, help and error. */
export function FormikField<Value>({ name, label, help, required, aside, slim, children }: FormikFieldProps<Value>) {
  const { field, error, setValue, setTouched } = useFormikControl<Value>(name);
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => children({ ...control, name, value: field.value, setValue, onBlur: setTouched })}
    </Field>
  );
}
