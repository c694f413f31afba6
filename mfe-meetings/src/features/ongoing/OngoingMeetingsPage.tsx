import { InfoNote } from '@meet/guidance';
import { useBehavior, useHost, useScope, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, SkeletonCard, Stack } from '@meet/ui';
import { NoMeetingsArt } from '@meet/ui/illustrations';
import { createOngoingMeetings, type OngoingMeetings } from '../../state/createOngoingMeetings.ts';
import { endForEveryone } from './endForEveryone.ts';
import { OngoingMeeting } from './OngoingMeeting.tsx';

/** Shows the meetings that run now, updated live. */
export function OngoingMeetingsPage() {
  const t = useTexts();
  const host = useHost();
  const ongoing = useScope((scope) => createOngoingMeetings(scope, host));
  return (
    <Page>
      <PageHeader
        title={t('titles.ongoing')}
        description={t('ongoing.text')}
        info={<InfoNote elementId="ongoing-meetings.page" about={t('titles.ongoing')} />}
      />
      {ongoing ? <OngoingList ongoing={ongoing} /> : <SkeletonCard />}
    </Page>
  );
}

function OngoingList({ ongoing }: { ongoing: OngoingMeetings }) {
  const t = useTexts();
  const host = useHost();
  const meetings = useBehavior(ongoing.meetings$);
  const failure = useBehavior(ongoing.failure$);
  if (failure) return <ErrorState title={host.i18n.errorText(failure)} onRetry={ongoing.reload} />;
  if (!meetings) return <SkeletonCard />;
  if (meetings.length === 0) {
    return (
      <EmptyState
        illustration={<NoMeetingsArt />}
        title={t('ongoing.none')}
        description={t('ongoing.noneText')}
        action={
          <LinkButton variant="primary" href={host.hrefFor('dashboard', { '*': 'join' })}>
            {t('start.title')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack as="ul" gap={4} listStyleType="none" m={0} p={0}>
      {meetings.map((meeting) => (
        <OngoingMeeting key={meeting.meetingId} meeting={meeting} onEnd={() => endForEveryone(host, meeting)} />
      ))}
    </Stack>
  );
}
