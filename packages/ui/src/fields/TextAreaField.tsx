import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';
import type { FormFieldProps } from './TextField.tsx';
import { useFormikControl } from './useFormikControl.ts';

export type TextAreaFieldProps = FormFieldProps &
  Omit<HTMLChakraProps<'textarea'>, 'name' | 'required' | 'value' | 'onChange' | 'onBlur'>;

export function TextAreaField({ name, label, help, required, aside, slim, ...input }: TextAreaFieldProps) {
  const { field, error } = useFormikControl<string>(name);
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => <TextArea {...input} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  );
}
