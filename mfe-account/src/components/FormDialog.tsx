import { Banner, Box, Button, Dialog, Form, useFormikContext, type DialogProps } from '@meet/ui';

interface Props extends Pick<DialogProps, 'title' | 'description' | 'sticky' | 'onClose' | 'children'> {
  readonly cancelLabel: string;
  /** Undefined where nothing is left to send. */
  readonly submitLabel: string | undefined;
  readonly tone?: 'primary' | 'danger';
  /** Refusal of the form; stands above its fields. */
  readonly refusal?: string | undefined;
  readonly onTyped?: () => void;
}

/** The dialog of a Formik form: one main button, busy while it is sent, and what the form was refused with. */
export function FormDialog(props: Props) {
  const { cancelLabel, submitLabel, tone = 'primary', refusal, onTyped, children, ...dialog } = props;
  const { isSubmitting } = useFormikContext();
  return (
    <Dialog
      open
      {...dialog}
      wrap={(content) => (
        <Form noValidate style={{ display: 'contents' }} onChange={onTyped}>
          {content}
        </Form>
      )}
      footer={
        <>
          <Button onClick={() => dialog.onClose()}>{cancelLabel}</Button>
          {submitLabel !== undefined && (
            <Button type="submit" variant={tone} loading={isSubmitting}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {refusal && (
        <Box mb={3}>
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        </Box>
      )}
      {children}
    </Dialog>
  );
}
