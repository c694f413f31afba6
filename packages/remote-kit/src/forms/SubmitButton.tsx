import { Button, useFormikContext, type ButtonProps } from '@meet/ui';

/** Primary button of the surrounding form; busy while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" {...props} type="submit" loading={isSubmitting} />;
}
