import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Switch } from './Switch.tsx';
import { useFormikControl } from './useFormikControl.ts';

export interface CheckboxFieldProps {
  /** Path of a boolean in formik's values. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  slim?: boolean;
  onChange?: (checked: boolean) => void;
}

function ChoiceField({
  name,
  label,
  help,
  disabled,
  slim = true,
  onChange,
  as: Choice,
}: CheckboxFieldProps & { as: typeof Checkbox | typeof Switch }) {
  const { field, error, setTouched } = useFormikControl<boolean>(name);
  return (
    <Field help={help} error={error} slim={slim}>
      {(control) => (
        <Choice
          {...control}
          label={label}
          name={name}
          checked={Boolean(field.value)}
          disabled={disabled}
          onBlur={setTouched}
          onChange={(event) => (field.onChange(event), onChange?.(event.target.checked))}
        />
      )}
    </Field>
  );
}

export const CheckboxField = (props: CheckboxFieldProps) => <ChoiceField {...props} as={Checkbox} />;
export const SwitchField = (props: CheckboxFieldProps) => <ChoiceField {...props} as={Switch} />;
