import { useTexts } from '@meet/remote-kit';
import { Heading, HStack, IconButton } from '@meet/ui';
import { ChevronLeft, Maximize2, Minus } from '@meet/ui/icons';
import { useChat } from '../state/getChat.ts';
import { HeaderTools } from './HeaderTools.tsx';

interface Props {
  readonly handleClass: string | undefined;
  /** Returns to the list; undefined if list and room are shown together. */
  readonly onBack: (() => void) | undefined;
  /** Opens the chat's page. Undefined in a meeting, because the person would leave the meeting's page. */
  readonly onExpand: (() => void) | undefined;
}

/** The window's header, by which it is dragged. It says when the connection is broken. */
export function ChatHeader({ handleClass, onBack, onExpand }: Props) {
  const t = useTexts();
  const chat = useChat();
  return (
    <HStack
      className={handleClass}
      h={12}
      flexShrink={0}
      ps={onBack ? 1.5 : 4}
      pe={1.5}
      gap={1}
      borderBottomWidth="1px"
      cursor={handleClass ? 'move' : undefined}
      userSelect="none"
    >
      {onBack && <IconButton label={t('widget.back')} icon={<ChevronLeft aria-hidden />} onClick={onBack} />}
      <Heading as="h2" size="sm" flex={1} truncate>
        {t('widget.title')}
      </Heading>
      <HeaderTools />
      {onExpand && (
        <IconButton label={t('widget.expand')} icon={<Maximize2 aria-hidden size={18} />} onClick={onExpand} />
      )}
      <IconButton label={t('widget.minimise')} icon={<Minus aria-hidden />} onClick={chat.minimise} />
    </HStack>
  );
}
