import { useQuery } from '@apollo/client/react';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText } from '@meet/ui';
import { asCallFailure } from '../../state/asCallFailure.ts';
import { StartMeetingConfigurationDocument } from './details.generated.ts';
import { startsMeeting } from './detailsKind.ts';
import { MeetingDetailsForm } from './MeetingDetailsForm.tsx';

/** Starts a meeting with people, or mails its details: for a contact, a group, a chat room or whoever is added. */
export function MeetingDetailsDialog(props: SlotProps<'meetings.details/v1'>) {
  const { kind, contactId, groupId, chatId, onClose } = props;
  const t = useTexts();
  const host = useHost();
  const { data, error, loading, refetch } = useQuery(StartMeetingConfigurationDocument, {
    variables: { contactId, groupId, chatId },
    // Rooms, contacts and who is in a group change between one meeting and the next.
    fetchPolicy: 'cache-and-network',
  });

  const title = t(startsMeeting(kind) ? 'details.startTitle' : 'details.sendTitle');
  if (data && !error) {
    const { startMeetingConfiguration: configuration } = data;
    return <MeetingDetailsForm {...props} title={title} configuration={configuration} isChecking={loading} />;
  }
  return (
    <Dialog open onClose={() => onClose()} title={title} size="lg">
      {error ? (
        <ErrorState compact title={host.i18n.errorText(asCallFailure(error))} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
