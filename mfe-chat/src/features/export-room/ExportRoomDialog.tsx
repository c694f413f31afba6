import { exportChatRoom, type ChatExportFormat, type ChatRoom } from '@meet/chat-contract';
import { cleanLine, formatBytes } from '@meet/contracts/texts';
import { useHost, useTexts } from '@meet/remote-kit';
import { saveBlob, useReadBytes } from '@meet/remote-kit/files';
import { Banner, Button, Dialog, ProgressBar, SegmentedControl, Stack, Text } from '@meet/ui';
import { useState } from 'react';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useDialogTexts } from '../../state/useDialogTexts.ts';

/** Saves a room as a file in the format that the person chooses. Closing the dialog stops the export. */
export function ExportRoomDialog({ room, onClose }: { readonly room: ChatRoom; readonly onClose: () => void }) {
  const t = useTexts();
  const hasTexts = useDialogTexts();
  const { i18n, toast } = useHost();
  const title = useRoomTitle(room);
  const [format, setFormat] = useState<ChatExportFormat>('html');
  const { progress, failure, read, abort } = useReadBytes();
  const isRunning = progress !== undefined;

  async function save(): Promise<void> {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = await read(exportChatRoom, { chatId: room.chatId, format, timezone });
    if (!file) return;
    const name = `${cleanLine(title)} ${new Date().toISOString().slice(0, 10)}.${format}`;
    saveBlob(name, file);
    toast({ type: 'success', message: t('exportRoom.saved', { name }) });
    onClose();
  }

  if (!hasTexts) return null;
  return (
    <Dialog
      open
      size="450px"
      title={t('exportRoom.title')}
      description={t('exportRoom.help')}
      sticky={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => (isRunning ? abort() : onClose())}>
            {t(isRunning ? 'exportRoom.stop' : 'cancel')}
          </Button>
          <Button variant="primary" loading={isRunning} onClick={() => void save()}>
            {t('exportRoom.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure !== undefined && (
          <Banner tone="danger" role="alert" title={t('exportRoom.failed')}>
            {failure}
          </Banner>
        )}
        <SegmentedControl
          label={t('exportRoom.format')}
          value={format}
          onChange={setFormat}
          options={(['html', 'json'] as const).map((value) => ({
            value,
            label: t(`exportRoom.${value}`),
            disabled: isRunning,
          }))}
        />
        {isRunning && (
          <Stack gap={2}>
            <ProgressBar label={t('exportRoom.progress')} />
            <Text size="xs" tone="muted" tabular>
              {t('exportRoom.received', { size: formatBytes(progress.loaded, i18n.locale.replace('_', '-')) })}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
