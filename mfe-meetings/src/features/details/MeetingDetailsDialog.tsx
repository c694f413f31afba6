import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText } from '@meet/ui';
import { useCallback, useEffect, useState } from 'react';
import { fetchFresh } from '../../state/request.ts';
import { StartMeetingConfigurationDocument, type StartMeetingConfigurationQuery } from './details.generated.ts';
import { startsMeeting } from './detailsKind.ts';
import { MeetingDetailsForm } from './MeetingDetailsForm.tsx';

/** Starts a meeting with people, or mails its details: for a contact, a group, a chat room or whoever is added. */
export function MeetingDetailsDialog(props: SlotProps<'meetings.details/v1'>) {
  const { kind, contactId, groupId, chatId, onClose } = props;
  const t = useTexts();
  const host = useHost();
  const [configuration, setConfiguration] = useState<StartMeetingConfigurationQuery['startMeetingConfiguration']>();
  const [failure, setFailure] = useState<unknown>();

  const load = useCallback(() => {
    fetchFresh(host, StartMeetingConfigurationDocument, { contactId, groupId, chatId }).then(
      ({ startMeetingConfiguration }) => setConfiguration(startMeetingConfiguration),
      setFailure,
    );
  }, [host, contactId, groupId, chatId]);
  useEffect(load, [load]);

  const title = t(startsMeeting(kind) ? 'details.startTitle' : 'details.sendTitle');
  if (configuration) return <MeetingDetailsForm {...props} title={title} configuration={configuration} />;
  return (
    <Dialog open onClose={() => onClose()} title={title} size="lg">
      {failure ? (
        <ErrorState compact title={host.i18n.errorText(failure)} onRetry={() => (setFailure(undefined), load())} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
