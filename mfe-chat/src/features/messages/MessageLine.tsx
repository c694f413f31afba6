import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, Stack, Tag, Text } from '@meet/ui';
import { Pin } from '@meet/ui/icons';
import { useTranslation } from 'react-i18next';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { FileMessage } from '../../files/FileMessage.tsx';
import { Bubble } from './Bubble.tsx';
import { DeletedText } from './DeletedText.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageReactions } from './MessageReactions.tsx';
import { MessageText } from './MessageText.tsx';
import { Quote } from './Quote.tsx';
import { ThreadSummary } from './ThreadSummary.tsx';
import { ReactButton } from './ReactButton.tsx';

interface Props {
  readonly message: ChatMessage;
  readonly isFirst: boolean;
  readonly isOwn: boolean;
}

const AVATAR_PX = 28;

/** A stored message. The first message of a group also shows author and time. */
export function MessageLine({ message, isFirst, isOwn }: Props) {
  const { i18n } = useTranslation();
  const t = useTexts();
  const { chatId, name, email, isBot, avatar, content, mentions, file, timestamp } = message;
  const { editedAt, deletedAt, replyTo, isPinned } = message;
  const isDeleted = deletedAt !== null;
  const author = useAuthorName()(message);
  const sent = new Date(timestamp);
  const time = sent.toLocaleTimeString(i18n.language, { hour: 'numeric', minute: '2-digit' });
  return (
    <HStack
      data-message={message.sequence}
      tabIndex={-1}
      outlineOffset="-2px"
      alignItems="flex-end"
      justifyContent={isOwn ? 'flex-end' : 'flex-start'}
      gap={2}
      pt={isFirst ? 3 : 0.5}
    >
      {!isOwn && (
        <Box flexShrink={0} style={{ width: AVATAR_PX }} alignSelf="flex-start" pt={isFirst ? 5 : 0}>
          {isFirst && <Avatar name={name || email} email={email} photo={avatar} size={AVATAR_PX} />}
        </Box>
      )}
      <Stack gap={1} minW={0} alignItems={isOwn ? 'flex-end' : 'flex-start'} maxW="85%">
        {isFirst && (
          <HStack gap={2} px={1}>
            {!isOwn && (
              <Text as="span" size="xs" weight="medium" tone="muted" truncate maxW={48}>
                {author}
              </Text>
            )}
            {isBot && <Tag tone="accent">{t('message.bot')}</Tag>}
            <Text
              as="time"
              size="xs"
              tone="subtle"
              tabular
              {...{ dateTime: sent.toISOString() }}
              title={sent.toLocaleString(i18n.language, { dateStyle: 'full', timeStyle: 'short' })}
            >
              {time}
            </Text>
          </HStack>
        )}
        <HStack gap={1} maxW="full" flexDirection={isOwn ? 'row-reverse' : 'row'}>
          <Box title={isFirst ? undefined : time} minW={0} maxW="full">
            {isDeleted ? (
              <DeletedText message={message} />
            ) : file ? (
              <FileMessage chatId={chatId} file={file} />
            ) : (
              <Bubble isOwn={isOwn}>
                {replyTo && <Quote quoted={replyTo} />}
                <div dir="auto">
                  <MessageText content={content} mentions={mentions} />
                </div>
              </Bubble>
            )}
          </Box>
          {!isDeleted && <ReactButton message={message} isOwn={isOwn} />}
          {!isDeleted && <MessageMenu message={message} isOwn={isOwn} />}
        </HStack>
        {!isDeleted && <MessageReactions message={message} />}
        {message.thread && <ThreadSummary start={message} thread={message.thread} />}
        {isPinned && (
          <HStack as="span" gap={1} px={1} color="fg.subtle">
            <Pin aria-hidden size={12} />
            <Text as="span" size="xs" tone="subtle">
              {t('pins.isPinned')}
            </Text>
          </HStack>
        )}
        {editedAt !== null && (
          <Text
            as="span"
            size="xs"
            tone="subtle"
            px={1}
            title={new Date(editedAt).toLocaleString(i18n.language, { dateStyle: 'full', timeStyle: 'short' })}
          >
            {t('message.edited')}
          </Text>
        )}
      </Stack>
    </HStack>
  );
}
