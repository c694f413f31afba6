import { useHost, useScope, useSession, useTexts } from '@meet/remote-kit';
import { Card, Grid, Heading, SkeletonCard, Stack } from '@meet/ui';
import { useEffect } from 'react';
import { warnAboutBrowser } from '../../state/warnAboutBrowser.ts';
import { createJoinHistory } from './createJoinHistory.ts';
import { JoinForm } from './JoinForm.tsx';
import { RecentMeetings } from './RecentMeetings.tsx';
import { StartCard } from './StartCard.tsx';

/** Start, join, and what was joined before. */
export function MeetPanel() {
  const t = useTexts();
  const host = useHost();
  // An administrator joins no meetings, and so has joined none.
  const { isAdmin } = useSession();
  const history = useScope((scope) => (isAdmin ? undefined : createJoinHistory(scope, host)), isAdmin);
  useEffect(() => warnAboutBrowser(host), [host]);
  return (
    <Grid gap={6} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <Stack gap={6}>
        <StartCard />
        <Card>
          <Heading size="sm" mb={4}>
            {t('join.title')}
          </Heading>
          {(history || isAdmin) && <JoinForm history={history} />}
        </Card>
      </Stack>
      <Stack gap={6}>{history ? <RecentMeetings history={history} /> : !isAdmin && <SkeletonCard />}</Stack>
    </Grid>
  );
}
