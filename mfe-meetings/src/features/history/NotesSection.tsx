import type { PastMeeting } from '@meet/meetings-contract';
import { deleteMeetingNotes, getMeetingNotes } from '@meet/meetings-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { saveFile } from '@meet/remote-kit/files';
import { Button, EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@meet/ui';
import { Download, Trash } from '@meet/ui/icons';
import { useCallback } from 'react';
import { KeptSection } from './KeptSection.tsx';
import { toDatedName } from './toDatedName.ts';
import { useConfirmedDelete } from './useConfirmedDelete.ts';

/** Shows the notes of a meeting. The person can save them; hosts can delete them. */
export function NotesSection({ meeting }: { meeting: PastMeeting }) {
  const t = useTexts();
  const host = useHost();
  const { meetingId } = meeting;
  const load = useCallback(
    (signal: AbortSignal) => host.api.execute(getMeetingNotes, { meetingId }, signal),
    [host, meetingId],
  );
  const { value, failed, error, retry, setValue } = useRequest(load);
  const notes = value?.notes;
  const format = new Intl.DateTimeFormat(host.i18n.locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  const save = (text: string) =>
    saveFile(`${toDatedName(t('notes.fileName'), meeting.meetingStartTime)}.txt`, text, 'text/plain');
  const confirmDelete = useConfirmedDelete('notes');
  const remove = () =>
    confirmDelete(async () => {
      await host.api.execute(deleteMeetingNotes, { meetingId });
      setValue({ ...value!, notes: null });
    });

  return (
    <KeptSection
      part="notes"
      title={t('notes.show')}
      actions={
        notes && (
          <>
            <Button size="sm" icon={<Download aria-hidden />} onClick={() => save(notes.text)}>
              {t('notes.save')}
            </Button>
            {notes.mayDelete && (
              <Button variant="ghost" size="sm" icon={<Trash aria-hidden />} onClick={() => void remove()}>
                {t('notes.delete')}
              </Button>
            )}
          </>
        )
      }
    >
      {failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : !value ? (
        <SkeletonCard />
      ) : !notes ? (
        <EmptyState compact title={t('notes.none')} />
      ) : (
        <Stack gap={2}>
          <Text size="xs" tone="muted">
            {t('notes.changed', { time: format.format(notes.changedAt) })}
          </Text>
          {notes.text === '' ? (
            <EmptyState compact title={t('notes.empty')} />
          ) : (
            <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {notes.text}
            </Text>
          )}
        </Stack>
      )}
    </KeptSection>
  );
}
