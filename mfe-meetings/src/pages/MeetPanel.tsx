import { Slot, useHost, useScope, useSession, useTexts } from '@meet/remote-kit';
import { Card, Grid, Heading, SkeletonCard, Stack } from '@meet/ui';
import { useEffect } from 'react';
import { warnAboutBrowser } from '../state/warnAboutBrowser.ts';
import { createDay } from '../features/day/createDay.ts';
import { FreeCard } from '../features/day/FreeCard.tsx';
import { LaterCard } from '../features/day/LaterCard.tsx';
import { MissedCard } from '../features/day/MissedCard.tsx';
import { NextCard } from '../features/day/NextCard.tsx';
import { createJoinHistory } from '../features/join-page/createJoinHistory.ts';
import { JoinForm } from '../features/join-page/JoinForm.tsx';
import { RecentMeetings } from '../features/join-page/RecentMeetings.tsx';
import { StartCard } from '../features/join-page/StartCard.tsx';

/** Shows the next meeting, ways to start or join one, and other news of the day. Phones show them in this order. */
export function MeetPanel() {
  const t = useTexts();
  const host = useHost();
  // An administrator joins no meetings, and therefore has no history of them.
  const { isAdmin } = useSession();
  const own = useScope(
    (scope) => (isAdmin ? undefined : { history: createJoinHistory(scope, host), day: createDay(scope, host) }),
    isAdmin,
  );
  useEffect(() => warnAboutBrowser(host), [host]);
  return (
    <Grid gap={6} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <Stack gap={6}>
        {!isAdmin && <NextCard day={own?.day} />}
        <StartCard />
        <Card>
          <Heading size="sm" mb={4}>
            {t('join.title')}
          </Heading>
          {(own || isAdmin) && <JoinForm history={own?.history} />}
        </Card>
      </Stack>
      {!isAdmin && (
        <Stack gap={6}>
          <LaterCard day={own?.day} />
          <MissedCard />
          <FreeCard />
          {own ? <RecentMeetings history={own.history} /> : <SkeletonCard />}
          <Slot name="dashboard.card/v1" />
        </Stack>
      )}
    </Grid>
  );
}
