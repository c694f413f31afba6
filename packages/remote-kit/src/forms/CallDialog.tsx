import { Button, Dialog, Form, useUiTexts, type ButtonProps, type DialogProps } from '@meet/ui';
import type { ReactNode } from 'react';
import { CallFormik, type CallFormOptions, type CallFormState } from './CallFormik.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormHost } from './useFormHost.ts';

type Submit = Pick<ButtonProps, 'variant' | 'disabled' | 'disabledReason'>;

export type CallDialogProps<Values extends object, Output> = CallFormOptions<Values, Output> &
  Pick<DialogProps, 'title' | 'description' | 'size'> & {
    /** The name of the button that leaves everything as it is; 'Cancel' by default. */
    readonly cancelLabel?: string;
    /** Undefined when nothing is left to send. */
    readonly submitLabel: string | undefined;
    readonly submit?: Submit | ((form: CallFormState<Values>) => Submit);
    /** A click beside the dialog leaves it open, as it does by default. */
    readonly sticky?: boolean | ((form: CallFormState<Values>) => boolean);
    /** The person left. `onDone` closes the dialog after the call, or leaves it open for another. */
    readonly onClose: () => void;
    readonly children?: ReactNode | ((form: CallFormState<Values>) => ReactNode);
  };

/** A dialog that is one call; a refusal stands above its fields or beside them. */
export function CallDialog<Values extends object, Output>(props: CallDialogProps<Values, Output>) {
  const { title, description, size, cancelLabel, submitLabel, submit, sticky = true, onClose, children } = props;
  const host = useFormHost();
  const texts = useUiTexts();
  return (
    <CallFormik {...props} host={host}>
      {(form) => (
        <Dialog
          open
          {...{ title, description, size, onClose }}
          sticky={typeof sticky === 'function' ? sticky(form) : sticky}
          wrap={(content) => (
            <Form {...form.formProps} style={{ display: 'contents' }}>
              {content}
            </Form>
          )}
          footer={
            <>
              <Button onClick={onClose}>{cancelLabel ?? texts.cancel}</Button>
              {submitLabel !== undefined && (
                <SubmitButton {...(typeof submit === 'function' ? submit(form) : submit)}>{submitLabel}</SubmitButton>
              )}
            </>
          }
        >
          <RefusalBanner text={form.refusal} />
          {typeof children === 'function' ? children(form) : children}
        </Dialog>
      )}
    </CallFormik>
  );
}
