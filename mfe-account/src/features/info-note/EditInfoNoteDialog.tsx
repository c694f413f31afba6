import { updateTooltipContent } from '@meet/accounts-contract/operations';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Stack, SwitchField, TextAreaField, TextField } from '@meet/ui';
import { useEffect } from 'react';

type Props = SlotProps<'account.editInfoNote/v1'>;

const DESCRIPTION_ROWS = 7;

/** Edits an administrator's text for an info icon. Without an element id it shows a warning and closes. */
export function EditInfoNoteDialog({ elementId, onClose, ...note }: Props) {
  const t = useTexts();
  const { toast } = useHost();
  useEffect(() => {
    if (elementId) return;
    toast({ type: 'warning', message: t('contracts:accounts.tooltipParameters') });
    onClose();
  }, [elementId, onClose, toast, t]);
  return elementId ? <NoteForm {...note} elementId={elementId} onClose={onClose} /> : null;
}

function NoteForm(props: Props & { elementId: string }) {
  const { elementId, title = '', description = '', showTitle = true, onClose } = props;
  const t = useTexts();
  const host = useHost();
  return (
    <CallDialog
      title={t('infoNote.title')}
      call={updateTooltipContent}
      initialValues={{ title, description, showTitle }}
      toInput={(values) => ({ elementId, ...values })}
      onDone={() => onClose('saved')}
      toRefusal={(error) => host.toast({ type: 'warning', message: host.i18n.errorText(error) })}
      cancelLabel={t('infoNote.cancel')}
      submitLabel={t('infoNote.apply')}
      onClose={() => onClose()}
    >
      <Stack gap={3}>
        <SwitchField name="showTitle" label={t('infoNote.showTitle')} />
        <TextField name="title" label={t('infoNote.noteTitle')} autoComplete="off" />
        <TextAreaField
          name="description"
          label={t('infoNote.description')}
          help={t('infoNote.descriptionHelp')}
          rows={DESCRIPTION_ROWS}
        />
      </Stack>
    </CallDialog>
  );
}
