import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Input, type InputProps } from './Input.tsx';
import { useFormikControl } from './useFormikControl.ts';
import { useRefusedCharacters } from './useRefusedCharacters.ts';

export interface FormFieldProps extends Pick<FieldProps, 'help' | 'required' | 'aside' | 'slim'> {
  /** Path in formik's values. */
  name: string;
  label: ReactNode;
}

export interface TextFieldProps extends FormFieldProps, Omit<InputProps, 'name' | 'required' | 'value'> {
  /** Error from another source (the server); shown when formik has none. */
  error?: ReactNode;
  /** Characters that can't be typed and are removed from pasted text. */
  refused?: RegExp;
}

/** A field for one line of text, bound to formik. */
export function TextField({
  name,
  label,
  help,
  required,
  aside,
  slim,
  error,
  refused,
  onChange,
  onBlur,
  ...input
}: TextFieldProps) {
  const { field, error: formError } = useFormikControl<string>(name);
  const refusing = useRefusedCharacters(name, refused, input.maxLength);
  return (
    <Field {...{ label, help, required, aside, slim }} error={formError ?? error}>
      {(control) => (
        <Input
          {...refusing}
          {...input}
          {...control}
          {...field}
          value={field.value ?? ''}
          onChange={(event) => (field.onChange(event), onChange?.(event))}
          onBlur={(event) => (field.onBlur(event), onBlur?.(event))}
        />
      )}
    </Field>
  );
}
