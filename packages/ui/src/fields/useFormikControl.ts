import { useField } from 'formik';

/**
 * Returns a formik field in the form that the controls need. Its error is set only after the person has left the field
 * or tried to submit.
 */
export function useFormikControl<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  return {
    field,
    error: meta.touched && meta.error ? meta.error : undefined,
    setValue: (value: Value) => void helpers.setValue(value),
    setTouched: () => void helpers.setTouched(true),
  };
}
