import { useTexts } from '@meet/remote-kit';
import { HStack, Separator, Text } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../state/useNow.ts';

const DAY_MS = 86_400_000;

/** The line before a day's first message. */
export function DayLine({ timestamp }: { timestamp: number }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const now = useNow();
  return (
    <HStack pt={4} pb={1} gap={3}>
      <Separator flex={1} w="auto" aria-hidden role="none" />
      <Text as="h4" size="xs" tone="subtle" weight="medium">
        {dayName(timestamp, now, i18n.language, { today: t('day.today'), yesterday: t('day.yesterday') })}
      </Text>
      <Separator flex={1} w="auto" aria-hidden role="none" />
    </HStack>
  );
}

export function dayName(
  timestamp: number,
  now: number,
  language: string,
  words: { readonly today: string; readonly yesterday: string },
): string {
  const date = new Date(timestamp);
  if (isSameDay(date, new Date(now))) return words.today;
  if (isSameDay(date, new Date(now - DAY_MS))) return words.yesterday;
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
