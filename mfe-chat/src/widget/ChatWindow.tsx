import { isComposing } from '@meet/contracts/keys';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box } from '@meet/ui';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Rnd } from 'react-rnd';
import { useChat } from '../state/getChat.ts';
import { ChatPanes } from './ChatPanes.tsx';
import { useViewport } from './useViewport.ts';
import {
  defaultPlace,
  isInside,
  PHONE_MAX_PX,
  readPlace,
  TWO_PANES_MIN_PX,
  type Surroundings,
  WIDGET_SIZE,
  writePlace,
} from './widgetPlace.ts';

/** Class of the handle by which the window is dragged. Buttons in the handle do not drag. */
const HANDLE_CLASS = 'chat-handle';

/** The open chat. It is dragged by its header and resized by its edges, and fills the screen on phones. */
export function ChatWindow({ around }: { around: Surroundings }) {
  const t = useTexts();
  const chat = useChat();
  const { commands } = useHost();
  const viewport = useViewport();
  const [place, setPlace] = useState(() => readPlace(localStorage, viewport, around));
  const isFullScreen = viewport.width <= PHONE_MAX_PX;
  const shown = isInside(place, viewport) ? place : defaultPlace(viewport, around);
  const isNarrow = isFullScreen || shown.width < TWO_PANES_MIN_PX;

  useEffect(() => chat.setNarrow(isNarrow), [chat, isNarrow]);
  useEffect(
    () =>
      commands.addKeys?.([
        { keys: 'Enter', label: t('keys.send') },
        { keys: 'Shift Enter', label: t('keys.line') },
        { keys: 'Up', label: t('keys.edit') },
        { keys: 'Esc', label: t('keys.minimise') },
      ]),
    [commands, t],
  );

  const move = (change: Partial<typeof place>) => {
    const next = { ...shown, ...change };
    setPlace(next);
    writePlace(localStorage, next, around);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event.nativeEvent)) chat.minimise();
  };
  const content = (
    <Box
      role="dialog"
      aria-label={t('widget.title')}
      onKeyDown={handleKey}
      display="flex"
      flexDirection="column"
      h="full"
      w="full"
      bg="bg.surface"
      color="fg"
      overflow="hidden"
      borderRadius={isFullScreen ? 0 : 'surface'}
      borderWidth={isFullScreen ? 0 : '1px'}
      boxShadow={isFullScreen ? undefined : 'float'}
    >
      <ChatPanes
        isNarrow={isNarrow}
        handleClass={isFullScreen ? undefined : HANDLE_CLASS}
        isInMeeting={around === 'meeting'}
      />
    </Box>
  );

  if (isFullScreen) {
    return (
      <Box position="absolute" inset={0}>
        {content}
      </Box>
    );
  }
  return (
    <Rnd
      position={{ x: shown.x, y: shown.y }}
      size={{ width: shown.width, height: shown.height }}
      {...WIDGET_SIZE}
      bounds="parent"
      dragHandleClassName={HANDLE_CLASS}
      cancel="button, input, a"
      // The library would insert a style element, which the page's policy forbids. The handle prevents the selection of
      // its text itself.
      enableUserSelectHack={false}
      onDragStop={(_event, { x, y }) => move({ x, y })}
      onResizeStop={(_event, _direction, element, _delta, { x, y }) =>
        move({ x, y, width: element.offsetWidth, height: element.offsetHeight })
      }
    >
      {content}
    </Rnd>
  );
}
