import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Heading, HStack, IconButton, Text } from '@meet/ui';
import { Bell, ChevronLeft, Maximize2, Minus, WifiOff } from '@meet/ui/icons';
import { useChat } from '../state/getChat.ts';

interface Props {
  readonly handleClass: string | undefined;
  /** Back to the list, where only one of both has room. */
  readonly onBack: (() => void) | undefined;
  /** Opens the page; undefined in a meeting, which it would leave. */
  readonly onExpand: (() => void) | undefined;
}

/** The window's head: it is dragged by it. Says so when the connection is broken. */
export function ChatHeader({ handleClass, onBack, onExpand }: Props) {
  const t = useTexts();
  const host = useHost();
  const chat = useChat();
  const connection = useBehavior(host.events.connection$);
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
      {connection === 'offline' && (
        <HStack role="status" gap={1.5} color="warning.fg" pe={2}>
          <WifiOff size={14} aria-hidden />
          <Text as="span" size="xs" tone="warning">
            {t('widget.offline')}
          </Text>
        </HStack>
      )}
      <IconButton
        label={t('preferences.title')}
        icon={<Bell aria-hidden />}
        onClick={() => void host.openDialog('chat.preferences/v1')}
      />
      {onExpand && (
        <IconButton label={t('widget.expand')} icon={<Maximize2 aria-hidden size={18} />} onClick={onExpand} />
      )}
      <IconButton label={t('widget.minimise')} icon={<Minus aria-hidden />} onClick={chat.minimise} />
    </HStack>
  );
}
