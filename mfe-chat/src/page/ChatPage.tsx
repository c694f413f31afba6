import { toThreadId } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Heading, lazyPart, VisuallyHidden } from '@meet/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessageSearch } from '../features/search/useMessageSearch.ts';
import { useChat } from '../state/getChat.ts';
import { AddressedPane } from './AddressedPane.tsx';
import { RoomsPane } from './RoomsPane.tsx';
import { useAddressedRoom } from './useAddressedRoom.ts';
import { useChatAddress } from './useChatAddress.ts';
import { usePanes } from './usePanes.ts';
import { SEARCH_KEYS, useSearchKey } from './useSearchKey.ts';

const ThreadsPane = lazyPart(async () => (await import('./threads/ThreadsPane.tsx')).ThreadsPane);
const SearchPane = lazyPart(async () => (await import('../features/search/SearchPane.tsx')).SearchPane);

/**
 * The chat as a page: rooms, messages and details side by side, as many as fit. The search takes the place of the rooms.
 * The address determines the room and the search.
 */
export function ChatPage() {
  const t = useTexts();
  const chat = useChat();
  const { commands } = useHost();
  const page = useRef<HTMLDivElement>(null);
  const panes = usePanes(page);
  const address = useChatAddress();
  const addressed = useAddressedRoom(address);
  const { go, search } = address;
  const model = useMessageSearch();
  const fieldId = useId();

  useEffect(() => chat.openPage({ go }), [chat, go]);
  useFirstRoom(panes !== undefined && panes > 1 && !address.chatId && !address.showsThreads, address.replace);
  useEffect(
    () =>
      commands.addKeys?.([
        { keys: 'Enter', label: t('keys.send') },
        { keys: 'Shift Enter', label: t('keys.line') },
        { keys: 'Esc', label: t('keys.toList') },
        { keys: SEARCH_KEYS, label: t('search.title') },
      ]),
    [commands, t],
  );

  const isAlone = panes === 1;
  // A single pane shows the results until the person opens one of them.
  const isFoundShown = address.sequence !== undefined || address.thread !== undefined || address.showsDetails;
  const showsSearch = search !== undefined && panes !== undefined && !(isAlone && isFoundShown);
  const showsThreads = !showsSearch && address.showsThreads && panes !== undefined && !(isAlone && address.thread);
  const showsList = !showsSearch && !showsThreads && panes !== undefined && (!isAlone || !address.chatId);
  const openSearch = () => {
    if (showsSearch) document.getElementById(fieldId)?.focus();
    else address.openSearch();
  };
  useSearchKey(openSearch);

  return (
    <Box ref={page} position="absolute" inset={0} display="flex" minH={0} bg="bg.surface" overflow="hidden">
      {showsList ? (
        <RoomsPane isAlone={isAlone} onSearch={openSearch} onThreads={address.openThreads} />
      ) : (
        <VisuallyHidden>
          <Heading as="h1">{t('widget.title')}</Heading>
        </VisuallyHidden>
      )}
      {showsSearch && model && (
        <SearchPane
          fieldId={fieldId}
          model={model}
          search={search}
          shown={{
            chatId: address.thread ? toThreadId(address.thread) : address.chatId,
            sequence: address.sequence,
          }}
          isAlone={isAlone}
          onSearch={address.setSearch}
          onOpen={({ chatId, sequence }) => address.openFound(chatId, sequence)}
          onClose={address.closeSearch}
        />
      )}
      {showsThreads && (
        <ThreadsPane
          isAlone={isAlone}
          shown={address.thread}
          onOpen={address.openThread}
          onClose={address.closeThreads}
        />
      )}
      {panes !== undefined && !(isAlone && (showsList || showsSearch || showsThreads)) && (
        <AddressedPane addressed={addressed} address={address} panes={panes} />
      )}
    </Box>
  );
}

/** Goes to the first room if the address names none and the page shows more than the list. */
function useFirstRoom(isWanted: boolean, replace: (chatId: string) => void): void {
  const chat = useChat();
  useEffect(() => {
    if (!isWanted) return undefined;
    const following = chat.rooms.state$.subscribe(({ status, rooms: [first] }) => {
      if (status === 'ready' && first) replace(chat.selectedId$.value ?? first.chatId);
    });
    return () => following.unsubscribe();
  }, [chat, isWanted, replace]);
}
