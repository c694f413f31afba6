import { Button } from '../buttons/Button.tsx';
import { Text } from '../layout/Text.tsx';
import { useUiTexts } from '../provider/UiTexts.ts';
import type { ConfirmOptions } from './confirmStore.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends ConfirmOptions {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  loading?: boolean;
  onClosed?: () => void;
}

/** A question with two answers. Cancel has the focus, so that Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, danger, loading, onConfirm, onCancel, onClosed } = props;
  const texts = useUiTexts();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      onClosed={onClosed}
      title={title}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {body && (
        <Text as="div" tone="muted">
          {body}
        </Text>
      )}
    </Dialog>
  );
}
