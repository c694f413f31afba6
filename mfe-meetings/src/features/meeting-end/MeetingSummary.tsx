import { getMeetingSummary } from '@meet/meetings-contract/operations';
import type { OutputOf } from '@meet/contracts';
import type { getMeetingSummary as getMeetingSummaryCall } from '@meet/meetings-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Avatar, Card, Heading, HStack, LinkButton, SkeletonCard, Stack, Text } from '@meet/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { durationText } from '../../state/durationText.ts';
import { QualityQuestion } from './QualityQuestion.tsx';
import { SavedChat } from '../../parts/SavedChat.tsx';

type Summary = OutputOf<typeof getMeetingSummaryCall>;

/**
 * Shows the meeting's data that the person may see, and the link to the next meeting. If no data is available, only the
 * link is shown.
 */
export function MeetingSummary({ historyId, onward }: { historyId: string; onward: ReactNode }) {
  const host = useHost();
  const [summary, setSummary] = useState<Summary | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    host.api.execute(getMeetingSummary, { meetingContactHistoryId: historyId }).then(
      (known) => isCurrent && setSummary(known),
      () => isCurrent && setSummary('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [host, historyId]);
  if (!summary) return <SkeletonCard />;
  if (summary === 'failed') return <HStack justifyContent="center">{onward}</HStack>;
  return <Known summary={summary} historyId={historyId} onward={onward} />;
}

function Known({ summary, historyId, onward }: { summary: Summary; historyId: string; onward: ReactNode }) {
  const t = useTexts();
  const host = useHost();
  const getTitle = useMeetingTitle();
  const { meetingId, participants, chat, roomId, mayStart } = summary;
  const duration = (seconds: number) => durationText(seconds, host.i18n.locale);
  return (
    <>
      <Card as="section" aria-label={t('end.who')}>
        <HStack justifyContent="space-between" alignItems="baseline" gap={4} mb={3}>
          <Heading as="h2" size="sm" truncate>
            {getTitle(summary)}
          </Heading>
          <Text weight="medium" tabular whiteSpace="nowrap">
            {duration(summary.durationInSeconds)}
          </Text>
        </HStack>
        <Text tone="muted" size="xs" mb={2}>
          {t('ongoing.participants', { count: participants.length })}
        </Text>
        <Stack as="ul" gap={2} listStyleType="none" m={0} p={0}>
          {participants.map((person, index) => (
            <HStack as="li" key={`${person.email ?? person.fullName}-${index}`} gap={3} minH={10}>
              <Avatar name={person.fullName} colours={person.colours} photo={person.avatar} size={32} />
              <Text flex={1} truncate>
                {person.fullName}
              </Text>
              <Text tone="muted" tabular whiteSpace="nowrap">
                {duration(person.secondsPresent)}
              </Text>
            </HStack>
          ))}
        </Stack>
      </Card>
      {chat && chat.length > 0 && <SavedChat lines={chat} />}
      <QualityQuestion historyId={historyId} given={summary.quality} />
      <HStack justifyContent="center" flexWrap="wrap" gap={3}>
        <LinkButton variant="primary" href={host.hrefFor(mayStart ? 'meetingStart' : 'meetingJoin', { id: roomId })}>
          {t('end.again')}
        </LinkButton>
        {meetingId && host.session$.value.state === 'signed-in' && (
          <LinkButton href={host.hrefFor('meetingsHistory', { '*': meetingId })}>{t('end.page')}</LinkButton>
        )}
        {onward}
      </HStack>
    </>
  );
}
