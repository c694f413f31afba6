import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, Menu, PresenceMark, Text, type MenuItem, type Presence } from '@meet/ui';
import { ChevronDown, Smile } from 'lucide-react';
import { presentEnd } from '../../components/person/presentMoment.ts';
import { presentStatus } from '../../components/person/presentStatus.ts';
import { useNetwork } from '../../state/getNetwork.ts';
import { ABSENCE_DURATIONS, secondsFromNow } from './durations.ts';
import { useStatusChange } from './useStatusChange.ts';

const MARKS: Readonly<Record<string, Presence>> = {
  Available: 'online',
  Away: 'away',
  Vacationing: 'away',
  'Out sick': 'away',
  Busy: 'busy',
  Invisible: 'offline',
};

/**
 * Shows the person's own status in the header, with the menu that changes it. An administrator who views the account
 * only sees it.
 */
export function StatusControl() {
  const t = useTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const status = useBehavior(useNetwork().ownStatus.status$);
  const items = useStatusMenu(status?.statusDescription ? undefined : status?.status);
  const words = status ? presentStatus(t, status) : t('status.Available');
  const mark = status?.inMeeting ? 'busy' : (MARKS[status?.status ?? 'Available'] ?? 'online');
  const until =
    status?.statusEnd && !status.inMeeting
      ? t('ownStatus.until', { when: presentEnd(status.statusEnd, i18n.locale.replace('_', '-')) })
      : undefined;
  const label = [t('ownStatus.label', { status: words }), until].filter(Boolean).join(', ');
  const shown = (
    <Box as="span" display={{ base: 'none', md: 'inline-flex' }} alignItems="baseline" gap={1.5}>
      {words}
      {until && (
        <Text as="span" size="xs" tone="muted" tabular>
          {until}
        </Text>
      )}
    </Box>
  );
  if (isViewing) {
    return (
      <HStack role="group" aria-label={label} gap={2} px={3}>
        <PresenceMark presence={mark} label="" />
        {shown}
      </HStack>
    );
  }
  return (
    <Menu
      placement="bottom-end"
      label={t('ownStatus.menu')}
      items={items}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          round
          data-tour="status"
          aria-label={label}
          icon={<PresenceMark presence={mark} label="" />}
        >
          {shown}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  );
}

function useStatusMenu(current: string | undefined): MenuItem[] {
  const t = useTexts();
  const host = useHost();
  const change = useStatusChange();

  const choice = (status: 'Available' | 'Invisible'): MenuItem => ({
    id: status,
    label: t(`status.${status}`),
    icon: <PresenceMark presence={MARKS[status]!} label="" />,
    checked: current === status,
    onSelect: () => void change({ status }),
  });

  const absence = (status: 'Away' | 'Busy'): MenuItem => ({
    id: status,
    label: t(`status.${status}`),
    icon: <PresenceMark presence={MARKS[status]!} label="" />,
    items: [
      ...Object.entries(ABSENCE_DURATIONS).map(([duration, seconds]) => ({
        id: duration,
        label: t(`durations.${duration}`),
        onSelect: () => void change({ status, statusEnd: secondsFromNow(seconds) }),
      })),
      { id: 'custom', label: t('durations.customTime'), onSelect: () => void untilTime(status) },
    ],
  });

  async function untilTime(status: 'Away' | 'Busy') {
    const statusEnd = await host.openDialog('network.timeUntil/v1', { status });
    if (statusEnd) await change({ status, statusEnd });
  }

  return [
    choice('Available'),
    absence('Away'),
    absence('Busy'),
    choice('Invisible'),
    {
      id: 'custom',
      label: t('ownStatus.custom'),
      icon: <Smile aria-hidden />,
      onSelect: () => void host.openDialog('network.customStatus/v1'),
    },
  ];
}
