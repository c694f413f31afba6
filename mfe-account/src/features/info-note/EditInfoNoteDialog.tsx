import { updateTooltipContent } from '@meet/accounts-contract/operations';
import { validateForm } from '@meet/contracts/forms';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Button, Dialog, Form, Formik, Stack, SwitchField, TextAreaField, TextField } from '@meet/ui';
import { useEffect } from 'react';
import type { Schema } from 'yup';

type Props = SlotProps<'account.editInfoNote/v1'>;

const DESCRIPTION_ROWS = 7;

/** An administrator's words for an info icon. Without the element that they belong to it says so and closes. */
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
    <Formik
      initialValues={{ title, description, showTitle }}
      validate={(values) =>
        validateForm(updateTooltipContent.input as Schema, { elementId, ...values }, (key, params) =>
          t(`contracts:${key}`, params),
        )
      }
      onSubmit={async (values) => {
        try {
          await host.api.execute(updateTooltipContent, { elementId, ...values });
          onClose('saved');
        } catch (error) {
          host.toast({ type: 'warning', message: host.i18n.errorText(error) });
        }
      }}
    >
      {({ isSubmitting }) => (
        <Dialog
          open
          sticky
          title={t('infoNote.title')}
          onClose={() => onClose()}
          wrap={(content) => (
            <Form noValidate style={{ display: 'contents' }}>
              {content}
            </Form>
          )}
          footer={
            <>
              <Button onClick={() => onClose()}>{t('infoNote.cancel')}</Button>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                {t('infoNote.apply')}
              </Button>
            </>
          }
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
        </Dialog>
      )}
    </Formik>
  );
}
