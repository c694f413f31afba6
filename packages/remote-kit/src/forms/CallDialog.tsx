import { Button, Dialog, Form, useUiTexts, type ButtonProps, type DialogProps } from '@meet/ui';
import type { ReactNode } from 'react';
import { CallFormik, type CallFormOptions, type CallFormState } from './CallFormik.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormHost } from './useFormHost.ts';

type Submit = Pick<ButtonProps, 'variant' | 'disabled' | 'disabledReason'>;

export type CallDialogProps<Values extends object, Output> = CallFormOptions<Values, Output> &
  Pick<DialogProps, 'title' | 'description' | 'size'> & {
    /** Text of the button that closes the dialog without changes; 'Cancel' by default. */
    readonly cancelLabel?: string;
    /** Text of the submit button; undefined if nothing is left to send. */
    readonly submitLabel: string | undefined;
    readonly submit?: Submit | ((form: CallFormState<Values>) => Submit);
    /** Whether a click outside keeps the dialog open; true by default. */
    readonly sticky?: boolean | ((form: CallFormState<Values>) => boolean);
    /**
     * Called when the person closes the dialog. After the call, `onDone` closes the dialog or keeps it open for another
     * call.
     */
    readonly onClose: () => void;
    readonly children?: ReactNode | ((form: CallFormState<Values>) => ReactNode);
  };

/** A dialog whose form is one call. It shows a refusal above its fields or beside them. */
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
