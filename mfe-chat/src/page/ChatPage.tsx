import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Heading, VisuallyHidden } from '@meet/ui';
import { useEffect, useRef } from 'react';
import { useChat } from '../state/getChat.ts';
import { AddressedPane } from './AddressedPane.tsx';
import { RoomsPane } from './RoomsPane.tsx';
import { useAddressedRoom } from './useAddressedRoom.ts';
import { useChatAddress } from './useChatAddress.ts';
import { usePanes } from './usePanes.ts';

/** The chat as a page: rooms, messages and details side by side, as many as fit. The address determines the room. */
export function ChatPage() {
  const t = useTexts();
  const chat = useChat();
  const { commands } = useHost();
  const page = useRef<HTMLDivElement>(null);
  const panes = usePanes(page);
  const address = useChatAddress();
  const addressed = useAddressedRoom(address.chatId, address.sequence);
  const { go } = address;

  useEffect(() => chat.openPage({ go }), [chat, go]);
  useFirstRoom(panes !== undefined && panes > 1 && !address.chatId, address.replace);
  useEffect(
    () =>
      commands.addKeys?.([
        { keys: 'Enter', label: t('keys.send') },
        { keys: 'Shift Enter', label: t('keys.line') },
        { keys: 'Esc', label: t('keys.toList') },
      ]),
    [commands, t],
  );

  const showsList = panes !== undefined && (panes > 1 || !address.chatId);
  return (
    <Box ref={page} position="absolute" inset={0} display="flex" minH={0} bg="bg.surface" overflow="hidden">
      {showsList ? (
        <RoomsPane isAlone={panes === 1} />
      ) : (
        <VisuallyHidden>
          <Heading as="h1">{t('widget.title')}</Heading>
        </VisuallyHidden>
      )}
      {panes !== undefined && !(panes === 1 && showsList) && (
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
