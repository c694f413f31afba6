import { Field } from './Field.tsx';
import { Select, type SelectProps } from './Select.tsx';
import type { FormFieldProps } from './TextField.tsx';
import { useFormikControl } from './useFormikControl.ts';

export type SelectFieldProps = FormFieldProps & Omit<SelectProps, 'name' | 'required' | 'value' | 'onBlur'>;

export function SelectField({ name, label, help, required, aside, slim, onChange, ...select }: SelectFieldProps) {
  const { field, error } = useFormikControl<string>(name);
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => (
        <Select
          {...select}
          {...control}
          {...field}
          value={field.value ?? ''}
          onChange={(event) => (field.onChange(event), onChange?.(event))}
        />
      )}
    </Field>
  );
}
