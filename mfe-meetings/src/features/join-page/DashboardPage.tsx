import { Slot, useHost, useScope, useTexts, useUser } from '@meet/remote-kit';
import { Card, Grid, Heading, Page, PageHeader, SkeletonCard, Stack } from '@meet/ui';
import { createJoinHistory } from './createJoinHistory.ts';
import { JoinForm } from './JoinForm.tsx';
import { RecentMeetings } from './RecentMeetings.tsx';
import { StartCard } from './StartCard.tsx';

/** Where a signed-in person begins: start, join, and what they joined before. */
export function DashboardPage() {
  const t = useTexts();
  const host = useHost();
  const { fullName } = useUser();
  const history = useScope((scope) => createJoinHistory(scope, host));
  return (
    <Page>
      <PageHeader title={t('dashboard.greeting', { name: fullName.split(' ')[0] })} description={t('dashboard.text')} />
      <Grid gap={6} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Stack gap={6}>
          <StartCard />
          <Card>
            <Heading size="sm" mb={4}>
              {t('join.title')}
            </Heading>
            {history && <JoinForm history={history} />}
          </Card>
        </Stack>
        <Stack gap={6}>
          <Slot name="dashboard.card/v1" skeleton={<SkeletonCard height={20} />} />
          {history ? <RecentMeetings history={history} /> : <SkeletonCard />}
        </Stack>
      </Grid>
    </Page>
  );
}
