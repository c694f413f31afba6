import { useField } from 'formik';

/** A formik field as our controls want it: its error only once the person has been there or tried to submit. */
export function useFormikControl<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  return {
    field,
    error: meta.touched && meta.error ? meta.error : undefined,
    setValue: (value: Value) => void helpers.setValue(value),
    setTouched: () => void helpers.setTouched(true),
  };
}
