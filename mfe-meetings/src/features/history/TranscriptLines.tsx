import { foldText } from '@meet/contracts/texts';
import type { TranscriptLine } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, SearchInput, Stack, Text } from '@meet/ui';
import { useMemo, useState } from 'react';
import { formatPlace } from './writeTranscript.ts';

/** Number of lines that are shown at once; more follow on request. */
const SHOWN = 200;

interface TranscriptLinesProps {
  readonly lines: readonly TranscriptLine[];
  /** Start of the meeting, from which the times count. */
  readonly startedAt: number;
  /** Plays the recording from a line; undefined for a line that no recording has. */
  readonly getPlay?: (line: TranscriptLine) => (() => void) | undefined;
}

/** Shows the lines of a transcript, and finds those with all words of a search. */
export function TranscriptLines({ lines, startedAt, getPlay }: TranscriptLinesProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const folded = useMemo(() => lines.map(({ name, text }) => foldText(`${name} ${text}`)), [lines]);
  const words = foldText(search).split(' ').filter(Boolean);
  const found = lines.filter((_, index) => words.every((word) => folded[index]!.includes(word)));

  return (
    <Stack gap={3}>
      <SearchInput
        label={t('transcript.search')}
        value={search}
        onChange={(value) => {
          setSearch(value);
          setShown(SHOWN);
        }}
      />
      {found.length === 0 && <EmptyState compact title={t('transcript.nothingFound')} />}
      <Stack as="ol" gap={1} listStyleType="none" m={0} p={0}>
        {found.slice(0, shown).map((line) => (
          <Line key={line.lineId} line={line} startedAt={startedAt} onPlay={getPlay?.(line)} />
        ))}
      </Stack>
      {found.length > shown && (
        <Button variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('transcript.more')}
        </Button>
      )}
    </Stack>
  );
}

interface LineProps {
  readonly line: TranscriptLine;
  readonly startedAt: number;
  readonly onPlay: (() => void) | undefined;
}

function Line({ line, startedAt, onPlay }: LineProps) {
  const t = useTexts();
  const { name, isGuest, text } = line;
  const content = (
    <>
      <Text as="span" size="xs" tone="muted" tabular>
        {formatPlace(line.startedAt - startedAt)}{' '}
      </Text>
      <Text as="span" weight="medium" dir="auto">
        {isGuest ? t('transcript.guest', { name }) : name}
        {': '}
      </Text>
      <Text as="span" dir="auto" overflowWrap="anywhere">
        {text}
      </Text>
    </>
  );
  if (!onPlay) {
    return (
      <Box as="li" px={2} py={1}>
        {content}
      </Box>
    );
  }
  return (
    <Box as="li">
      <Box
        as="button"
        {...{ type: 'button', onClick: onPlay }}
        w="full"
        px={2}
        py={1}
        textAlign="start"
        borderRadius="control"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
      >
        {content}
      </Box>
    </Box>
  );
}
