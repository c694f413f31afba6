import type { ReactNode } from 'react';
import { Field, type ControlProps, type FieldProps } from './Field.tsx';
import type { FormFieldProps } from './TextField.tsx';
import { useFormikControl } from './useFormikControl.ts';

export interface FormikFieldProps<Value> extends FormFieldProps, Pick<FieldProps, 'info'> {
  children: (
    control: ControlProps & { name: string; value: Value; setValue: (value: Value) => void; onBlur: () => void },
  ) => ReactNode;
}

/** Puts any control into a formik form, with this package's label, help and error. */
export function FormikField<Value>({ name, children, ...about }: FormikFieldProps<Value>) {
  const { field, error, setValue, setTouched } = useFormikControl<Value>(name);
  return (
    <Field {...about} error={error}>
      {(control) => children({ ...control, name, value: field.value, setValue, onBlur: setTouched })}
    </Field>
  );
}
