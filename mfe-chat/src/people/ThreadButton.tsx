import type { ChatThreadSummary } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, Text } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { useDialogTexts } from '../state/useDialogTexts.ts';
import { useNow } from '../state/useNow.ts';
import { presentTime } from './presentTime.ts';
import { useAuthorName } from './useAuthorName.ts';

interface Props {
  /** Id of the thread, by which the focus returns to the button. */
  readonly id: string;
  readonly thread: ChatThreadSummary;
  /** Undefined where no page shows threads. */
  readonly onOpen: (() => void) | undefined;
}

const FACE_PX = 20;

/** Shows the number of replies, the last people who replied and the time; a click opens the thread. */
export function ThreadButton(props: Props) {
  // Reserves the place, so that the messages do not move.
  return useDialogTexts() ? <Button {...props} /> : <Box minH={8} />;
}

function Button({ id, thread: { replies, lastReplyAt, repliers }, onOpen }: Props) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const now = useNow();
  const authorName = useAuthorName();
  const count = t('thread.replies', { count: replies });
  const last = t('thread.last', { time: presentTime(lastReplyAt, now, i18n.language) });
  return (
    <HStack
      as={onOpen ? 'button' : 'div'}
      {...(onOpen && { type: 'button', onClick: onOpen, cursor: 'pointer', _hover: { bg: 'bg.hover' } })}
      data-thread={id}
      minH={8}
      maxW="full"
      px={1.5}
      gap={2}
      borderRadius="control"
      textAlign="start"
    >
      <HStack as="span" aria-hidden gap={0.5} flexShrink={0}>
        {repliers.map((person, at) => (
          <Avatar
            key={`${person.email} ${at}`}
            name={authorName({ ...person, isBot: false })}
            email={person.email || person.name}
            photo={person.avatar}
            size={FACE_PX}
          />
        ))}
      </HStack>
      <Text as="span" size="xs" weight="medium" tone="accent" flexShrink={0}>
        {count}
      </Text>
      <Text as="span" size="xs" tone="muted" truncate>
        {last}
      </Text>
    </HStack>
  );
}
