import { greetedName } from '@meet/meetings-contract';
import { useHost, useTexts, useUser } from '@meet/remote-kit';
import { Page, PageHeader, Skeleton, Tabs } from '@meet/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { MeetPanel } from './MeetPanel.tsx';

const SchedulePanel = lazy(async () => ({
  default: (await import('../features/schedule/SchedulePanel.tsx')).SchedulePanel,
}));
const RoomsPanel = lazy(async () => ({ default: (await import('../features/rooms/RoomsPanel.tsx')).RoomsPanel }));

const TABS = ['join', 'schedule', 'rooms'] as const;

/**
 * First page of a signed-in person: a meeting now, planned meetings, and the person's own rooms. An administrator has
 * no rooms and plans no meetings.
 */
export function DashboardPage() {
  const t = useTexts();
  const host = useHost();
  const { fullName, isAdmin } = useUser();
  const { '*': rest = '' } = useParams();
  const [shown] = rest.split('/');
  const panels: Record<(typeof TABS)[number], ReactNode> = {
    join: <MeetPanel />,
    schedule: <SchedulePanel />,
    rooms: <RoomsPanel />,
  };
  return (
    <Page>
      <PageHeader
        title={t('contracts:meetings.dashboard.greeting', { name: greetedName(fullName) })}
        description={t('contracts:meetings.dashboard.text')}
      />
      {isAdmin ? (
        panels.join
      ) : (
        <Tabs
          label={t('dashboard.tabs.label')}
          value={TABS.find((tab) => tab === shown) ?? 'join'}
          onChange={(tab) => host.navigate(host.hrefFor('dashboard', { '*': tab }))}
          items={TABS.map((id) => ({
            id,
            label: t(`dashboard.tabs.${id}`),
            content: <Suspense fallback={<Skeleton h={40} />}>{panels[id]}</Suspense>,
          }))}
        />
      )}
    </Page>
  );
}
