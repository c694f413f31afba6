import { useQuery } from '@apollo/client/react';
import { type SlotProps, useHost } from '@meet/remote-kit';
import { ErrorState } from '@meet/ui';
import type { ReactNode } from 'react';
import { asCallFailure } from '../../state/asCallFailure.ts';
import { MeetingsApollo } from '../../state/MeetingsApollo.tsx';
import { StartMeetingConfigurationDocument } from './details.generated.ts';
import { MeetingDetailsForm } from './MeetingDetailsForm.tsx';

type Props = SlotProps<'meetings.details/v1'> & {
  readonly title: string;
  readonly waiting: ReactNode;
  /** Draws the dialog around content other than the form. */
  readonly frame: (content: ReactNode) => ReactNode;
};

/** Shows the dialog's form once the choices in it are loaded. */
export function MeetingDetails(props: Props) {
  return (
    <MeetingsApollo>
      <RequestedDetails {...props} />
    </MeetingsApollo>
  );
}

function RequestedDetails({ title, waiting, frame, ...props }: Props) {
  const { contactId, groupId, chatId } = props;
  const host = useHost();
  const { data, error, loading, refetch } = useQuery(StartMeetingConfigurationDocument, {
    variables: { contactId, groupId, chatId },
    // Rooms, contacts and group members change between one meeting and the next.
    fetchPolicy: 'cache-and-network',
  });
  if (error) {
    return frame(
      <ErrorState compact title={host.i18n.errorText(asCallFailure(error))} onRetry={() => void refetch()} />,
    );
  }
  if (!data) return waiting;
  const { startMeetingConfiguration: configuration } = data;
  return <MeetingDetailsForm {...props} {...{ title, configuration }} isChecking={loading} />;
}
