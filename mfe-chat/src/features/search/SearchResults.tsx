import { getRoomId, parseChatSearch, toChatSearchPlace, type ChatMessage } from '@meet/chat-contract';
import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Button, EmptyState, ErrorState, SkeletonRow, Stack, Text } from '@meet/ui';
import { EmptyMessagesArt } from '@meet/ui/illustrations';
import { useMemo } from 'react';
import type { MessageSearch } from '../../state/createMessageSearch.ts';
import { useChat } from '../../state/getChat.ts';
import { FoundMessage } from './FoundMessage.tsx';

/** The message of the page's address. */
export interface ShownMessage {
  readonly chatId: string | undefined;
  readonly sequence: number | undefined;
}

interface Props {
  readonly model: MessageSearch;
  readonly shown: ShownMessage;
  readonly onOpen: (message: ChatMessage) => void;
}

const SKELETON_ROWS = 5;

/** Lists the found messages, the last first, or says that there are none or that the search failed. */
export function SearchResults({ model, shown, onOpen }: Props) {
  const t = useTexts();
  const { i18n } = useHost();
  const found = useBehavior(model.state$);
  const opened = useBehavior(model.opened$);
  const { rooms: loaded } = useBehavior(useChat().rooms.state$);
  const { search, status, messages, rooms, hasMore, isFetching, error } = found;
  const wanted = useMemo(() => parseChatSearch(search), [search]);
  if (status === 'loading') return <SkeletonRow rows={SKELETON_ROWS} />;
  if (status === 'failed') {
    return (
      <ErrorState
        compact
        title={t('message.loadFailed')}
        description={i18n.errorText(error)}
        onRetry={() => model.find(search)}
      />
    );
  }
  return (
    <Stack gap={2} aria-busy={isFetching}>
      {messages.length === 0 && (
        <EmptyState compact illustration={<EmptyMessagesArt />} title={t('messageSearch.none')} />
      )}
      <Stack as="ul" gap={0.5} listStyleType="none" aria-label={t('message.log')} hidden={messages.length === 0}>
        {messages.map((message) => (
          <li key={toChatSearchPlace(message)}>
            <FoundMessage
              message={message}
              room={
                loaded.find(({ chatId }) => chatId === getRoomId(message.chatId)) ??
                rooms.get(getRoomId(message.chatId))
              }
              search={wanted}
              isCurrent={message.chatId === shown.chatId && message.sequence === shown.sequence}
              isOpened={toChatSearchPlace(message) === opened}
              onOpen={() => onOpen(message)}
            />
          </li>
        ))}
      </Stack>
      {error !== undefined && (
        <Text role="alert" size="sm" tone="danger" px={2.5}>
          {i18n.errorText(error)}
        </Text>
      )}
      {hasMore && (
        <Button wide variant="ghost" loading={isFetching} onClick={model.more}>
          {t('members.more')}
        </Button>
      )}
    </Stack>
  );
}
