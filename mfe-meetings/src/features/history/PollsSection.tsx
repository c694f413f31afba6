import type { MeetingPoll, PastMeeting } from '@meet/meetings-contract';
import { getMeetingPolls } from '@meet/meetings-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { saveFile, toCsv, type CsvCell } from '@meet/remote-kit/files';
import { Box, Button, EmptyState, ErrorState, Heading, HStack, SkeletonCard, Stack, Text } from '@meet/ui';
import { Download } from '@meet/ui/icons';
import { useCallback } from 'react';
import { KeptSection } from './KeptSection.tsx';
import { toDatedName } from './toDatedName.ts';

/** Shows the results of a meeting's polls, and saves them for a spreadsheet. */
export function PollsSection({ meeting }: { meeting: PastMeeting }) {
  const t = useTexts();
  const host = useHost();
  const { meetingId } = meeting;
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly MeetingPoll[]> =>
      (await host.api.execute(getMeetingPolls, { meetingId }, signal)).polls,
    [host, meetingId],
  );
  const { value: polls, failed, error, retry } = useRequest(load);

  const save = (found: readonly MeetingPoll[]) => {
    const header = (['question', 'answer', 'votes', 'voters', 'names'] as const).map((key) => t(`polls.csv.${key}`));
    const rows: CsvCell[][] = found.flatMap(({ question, answers, voters, isAnonymous }) =>
      answers.map(({ text, count, names }) => [
        ...[question, text, count, voters],
        isAnonymous ? t('polls.anonymous') : names.join(', '),
      ]),
    );
    const name = toDatedName(t('polls.fileName'), meeting.meetingStartTime);
    saveFile(`${name}.csv`, toCsv([header, ...rows], host.i18n.locale), 'text/csv');
  };

  return (
    <KeptSection
      part="polls"
      title={t('polls.show')}
      actions={
        polls &&
        polls.length > 0 && (
          <Button size="sm" icon={<Download aria-hidden />} onClick={() => save(polls)}>
            {t('polls.save')}
          </Button>
        )
      }
    >
      {failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : !polls ? (
        <SkeletonCard />
      ) : polls.length === 0 ? (
        <EmptyState compact title={t('polls.none')} />
      ) : (
        <Stack as="ul" gap={6} listStyleType="none" m={0} p={0}>
          {polls.map((poll) => (
            <PollResult key={poll.pollId} poll={poll} />
          ))}
        </Stack>
      )}
    </KeptSection>
  );
}

function PollResult({ poll }: { poll: MeetingPoll }) {
  const t = useTexts();
  const { question, answers, voters, isAnonymous } = poll;
  return (
    <Stack as="li" gap={2}>
      <Heading as="h3" size="sm" dir="auto">
        {question}
      </Heading>
      <Text size="xs" tone="muted">
        {t('polls.voted', { count: voters })}
        {isAnonymous && ` · ${t('polls.anonymous')}`}
      </Text>
      <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
        {answers.map(({ text, count, names }, index) => (
          <Answer key={index} text={text} count={count} names={names} voters={voters} />
        ))}
      </Stack>
    </Stack>
  );
}

function Answer({ text, count, names, voters }: MeetingPoll['answers'][number] & { voters: number }) {
  const t = useTexts();
  const share = voters === 0 ? 0 : Math.round((100 * count) / voters);
  return (
    <Box as="li">
      <HStack justifyContent="space-between" alignItems="baseline" gap={3}>
        <Text dir="auto">{text}</Text>
        <Text size="sm" tabular>
          {t('polls.votes', { count, share })}
        </Text>
      </HStack>
      <Box h={1.5} mt={1} borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
        <Box h="full" bg="accent.solid" style={{ width: `${share}%` }} />
      </Box>
      {names.length > 0 && (
        <Text size="xs" tone="muted" mt={1}>
          {names.join(', ')}
        </Text>
      )}
    </Box>
  );
}
