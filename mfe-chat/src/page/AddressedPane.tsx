import type { ChatRoom } from '@meet/chat-contract';
import { isComposing } from '@meet/contracts/keys';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, lazyPart, VisuallyHidden } from '@meet/ui';
import { EmptyMessagesArt, EmptyRoomsArt } from '@meet/ui/illustrations';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { MessagesSkeleton } from '../features/messages/MessagesSkeleton.tsx';
import { toRoomFilter } from '../people/toRoomFilter.ts';
import { RoomPane } from '../widget/RoomPane.tsx';
import { RoomDetails } from './RoomDetails.tsx';
import { isDetailsWanted } from './detailsWanted.ts';
import { useThreadFocus } from './threads/useThreadFocus.ts';
import type { AddressedRoom } from './useAddressedRoom.ts';
import type { ChatAddress } from './useChatAddress.ts';
import type { Panes } from './usePanes.ts';

const ThreadPane = lazyPart(async () => (await import('./threads/ThreadPane.tsx')).ThreadPane);

interface Props {
  readonly addressed: AddressedRoom;
  readonly address: ChatAddress;
  readonly panes: Panes;
}

/** Shows the room of the page's address with its details, or the reason why it can't be shown. */
export function AddressedPane({ addressed, address, panes }: Props) {
  const t = useTexts();
  const { i18n } = useHost();
  const backToList = panes === 1 ? getBack(address) : undefined;
  switch (addressed.status) {
    case 'none':
      return (
        <Centred>
          <EmptyState as="h2" compact illustration={<EmptyMessagesArt />} title={t('room.selectOne')} />
        </Centred>
      );
    case 'loading':
      return (
        <Box flex={1} minW={0} display="flex" flexDirection="column">
          <MessagesSkeleton />
        </Box>
      );
    case 'missing':
      return (
        <Centred>
          <EmptyState
            as="h2"
            illustration={<EmptyRoomsArt />}
            title={t('room.missing')}
            description={t('room.missingText')}
            action={backToList && <Button onClick={backToList}>{t('widget.back')}</Button>}
          />
        </Centred>
      );
    case 'failed':
      return (
        <Centred>
          <ErrorState title={i18n.errorText(addressed.error)} onRetry={addressed.retry} />
        </Centred>
      );
    case 'ready':
      return <ShownRoom key={addressed.room.chatId} room={addressed.room} address={address} panes={panes} />;
  }
}

/** Returns the way back from a room that is alone on the page: to the results of the open search, or to the list. */
const getBack = ({ search, openSearch, go }: ChatAddress) =>
  search === undefined ? () => go(null) : () => openSearch();

interface ShownRoomProps extends Pick<Props, 'address' | 'panes'> {
  readonly room: ChatRoom;
}

function ShownRoom({ room, address, panes }: ShownRoomProps) {
  const t = useTexts();
  const [isBeside, setBeside] = useState(() => isDetailsWanted.read());
  const isAlone = panes < 3;
  const { thread } = address;
  const isOpen = !thread && (isAlone ? address.showsDetails : isBeside);
  const isReplaced = isAlone && (isOpen || thread !== undefined);
  useThreadFocus(thread);

  function toggle(): void {
    if (thread) {
      isDetailsWanted.write(true);
      setBeside(true);
      return isAlone ? address.showDetails() : address.closeThread();
    }
    if (isAlone) {
      if (address.showsDetails) address.back();
      else address.showDetails();
      return;
    }
    isDetailsWanted.write(!isBeside);
    setBeside(!isBeside);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (thread) address.closeThread();
    else if (isAlone && address.showsDetails) address.back();
    else if (panes === 1) getBack(address)();
    else if (address.search === undefined) focusList(event.currentTarget, t('rooms.label'));
    else focusSearch(event.currentTarget);
  }

  return (
    <Box flex={1} minW={0} minH={0} display="flex" onKeyDown={handleKey}>
      {!isReplaced && (
        <>
          <VisuallyHidden>
            <h2>{t('page.conversation')}</h2>
          </VisuallyHidden>
          <RoomPane
            room={room}
            onBack={panes === 1 ? getBack(address) : undefined}
            details={{ isOpen, toggle }}
            onThread={address.openThread}
            onSearch={() => address.openSearch(toRoomFilter(room))}
          />
        </>
      )}
      {thread && (
        <ThreadPane key={thread.sequence} room={room} start={thread} isAlone={isAlone} onClose={address.closeThread} />
      )}
      {isOpen && <RoomDetails room={room} isAlone={isAlone} onClose={toggle} />}
    </Box>
  );
}

/**
 * Moves the focus to the selected room in the list beside the pane. If none is selected, moves it to the list's tab
 * stop.
 */
function focusList(pane: HTMLElement, label: string): void {
  const list = [...(pane.parentElement?.querySelectorAll('[role=list]') ?? [])].find(
    (candidate) => candidate.getAttribute('aria-label') === label,
  );
  const selected = list?.querySelector('[aria-current]')?.closest<HTMLElement>('[role=listitem]');
  (selected ?? list?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
}

/** Moves the focus to the found message that was opened last in the search beside the pane, or to the search's field. */
function focusSearch(pane: HTMLElement): void {
  const find = (selector: string) => pane.parentElement?.querySelector<HTMLElement>(selector);
  (find('[data-opened]') ?? find('[role=combobox]'))?.focus();
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box flex={1} display="grid" placeItems="center" minW={0} p={4}>
      {children}
    </Box>
  );
}
