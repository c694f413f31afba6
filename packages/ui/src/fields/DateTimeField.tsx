import { HStack } from '../layout/primitives.tsx';
import { Field, type ControlProps } from './Field.tsx';
import { Input } from './Input.tsx';
import type { FormFieldProps } from './TextField.tsx';
import { TimeInput } from './TimeInput.tsx';
import { useFormikControl } from './useFormikControl.ts';

export interface DateFieldProps extends FormFieldProps {
  /** Limits of the day, 'yyyy-MM-dd', inclusive. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A field for a day, 'yyyy-MM-dd'. */
export function DateField({ name, label, help, required, aside, slim, ...limits }: DateFieldProps) {
  const { field, error } = useFormikControl<string>(name);
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => <Input type="date" {...limits} {...control} {...field} value={field.value ?? ''} />}
    </Field>
  );
}

export interface TimeFieldProps extends FormFieldProps {
  stepMinutes?: number;
  disabled?: boolean;
}

/** A field for a time of day, 'HH:mm' in 24 hours. */
export function TimeField({ name, label, help, required, aside, slim, ...input }: TimeFieldProps) {
  const { field, error, setValue, setTouched } = useFormikControl<string>(name);
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => (
        <TimeInput
          {...input}
          {...control}
          name={name}
          value={field.value ?? ''}
          onChange={setValue}
          onBlur={setTouched}
        />
      )}
    </Field>
  );
}

export interface DateTimeFieldProps extends DateFieldProps {
  /** Name of the second input; the first one has `label`. */
  timeLabel: string;
}

/** A field for a day and a local time, 'yyyy-MM-ddTHH:mm'. Its value is '' when both are empty. */
export function DateTimeField({
  name,
  label,
  timeLabel,
  help,
  required,
  aside,
  slim,
  min,
  max,
  disabled,
}: DateTimeFieldProps) {
  const { field, error, setValue, setTouched } = useFormikControl<string>(name);
  const [date = '', time = ''] = (field.value ?? '').split('T');
  const change = (nextDate: string, nextTime: string) =>
    setValue(nextDate || nextTime ? `${nextDate}T${nextTime}` : '');
  const shared = ({ id: _, ...control }: ControlProps) => ({ ...control, disabled });
  return (
    <Field {...{ label, help, required, aside, slim, error }}>
      {(control) => (
        <HStack>
          <Input
            type="date"
            id={control.id}
            {...shared(control)}
            {...{ name, min, max }}
            value={date}
            onChange={(event) => change(event.target.value, time)}
            onBlur={setTouched}
          />
          <TimeInput
            aria-label={timeLabel}
            {...shared(control)}
            maxW={32}
            value={time}
            onChange={(value) => change(date, value)}
            onBlur={setTouched}
          />
        </HStack>
      )}
    </Field>
  );
}
