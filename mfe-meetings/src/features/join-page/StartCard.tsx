import { InfoNote } from '@meet/guidance';
import { createMeeting } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button, Card, Heading, HStack, Stack, Text } from '@meet/ui';
import { CalendarPlus, Users, Video } from '@meet/ui/icons';
import { useState } from 'react';
import { useMeetingRefusal } from '../../parts/useMeetingRefusal.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';

/** The dashboard's main action: start a meeting now, start one with people, or plan one. */
export function StartCard() {
  const t = useTexts();
  const host = useHost();
  const [starting, setStarting] = useState(false);
  const refusal = useMeetingRefusal();

  const start = async () => {
    setStarting(true);
    try {
      const { roomId } = await host.api.execute(createMeeting, {});
      await goToMeeting(host, 'meetingStart', roomId);
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setStarting(false);
  };

  return (
    <Card bg="accent.subtle" borderColor="transparent">
      <Stack gap={4}>
        <Stack gap={1}>
          <HStack gap={1}>
            <Heading size="sm">{t('start.title')}</Heading>
            <InfoNote elementId="dashboard.start" about={t('start.title')} />
          </HStack>
          <Text tone="muted">{t('start.text')}</Text>
        </Stack>
        <Button
          variant="primary"
          size="lg"
          wide
          icon={<Video aria-hidden />}
          loading={starting}
          disabledReason={refusal}
          onClick={() => void start()}
        >
          {t('start.now')}
        </Button>
        <Button
          variant="secondary"
          wide
          icon={<Users aria-hidden />}
          disabledReason={refusal}
          onClick={() => void host.openDialog('meetings.details/v1', { kind: 0 })}
        >
          {t('start.withPeople')}
        </Button>
        <Button
          variant="ghost"
          wide
          icon={<CalendarPlus aria-hidden />}
          disabledReason={refusal}
          onClick={() => host.navigate(host.hrefFor('dashboard', { '*': 'schedule/new' }))}
        >
          {t('start.later')}
        </Button>
      </Stack>
    </Card>
  );
}
