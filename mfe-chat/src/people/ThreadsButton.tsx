import { useTexts } from '@meet/remote-kit';
import { Badge, Box, Text, VisuallyHidden } from '@meet/ui';
import { MessagesSquare } from '@meet/ui/icons';
import { useDialogTexts } from '../state/useDialogTexts.ts';
import { toRowStyle } from './toRowStyle.ts';
import { useUnreadThreads } from './useUnreadThreads.ts';

interface Props {
  readonly onOpen: () => void;
}

export function ThreadsButton(props: Props) {
  return useDialogTexts() ? <Button {...props} /> : <Box minH={10} flexShrink={0} />;
}

function Button({ onOpen }: Props) {
  const t = useTexts();
  const unread = useUnreadThreads();
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      onClick={onOpen}
      {...toRowStyle(false)}
      alignItems="center"
      minH={10}
      flexShrink={0}
    >
      <MessagesSquare aria-hidden size={18} />
      <Text as="span" flex={1} weight={unread > 0 ? 'bold' : 'medium'}>
        {t('threads.title')}
      </Text>
      <Badge count={unread} tone="accent" />
      {unread > 0 && <VisuallyHidden>{t('threads.unread', { count: unread })}</VisuallyHidden>}
    </Box>
  );
}
