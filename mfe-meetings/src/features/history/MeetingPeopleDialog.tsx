import type { PastMeeting } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { Dialog } from '@meet/ui';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { PeopleList } from './PeopleList.tsx';

/** Lists the people of a meeting with their times. */
export function MeetingPeopleDialog({ meeting, onClose }: { meeting: PastMeeting; onClose: () => void }) {
  const t = useTexts();
  const getTitle = useMeetingTitle();
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={getTitle(meeting)}
      description={t('ongoing.participants', { count: meeting.participants.length })}
    >
      <PeopleList people={meeting.participants} />
    </Dialog>
  );
}
