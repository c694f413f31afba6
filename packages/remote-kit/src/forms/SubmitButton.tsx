import { Button, useFormikContext, type ButtonProps } from '@meet/ui';

/** The main button of the form around it; busy while the form is sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" {...props} type="submit" loading={isSubmitting} />;
}
