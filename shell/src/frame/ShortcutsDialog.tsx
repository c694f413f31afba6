import { Dialog, HStack, Kbd, Spacer, Stack, Text } from '@meet/ui';
import { useText } from '../i18n/useText.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUTS = [
  { keys: isApple ? '⌘ K' : 'Ctrl K', text: 'shortcuts.palette' },
  { keys: '?', text: 'shortcuts.help' },
  { keys: 'Esc', text: 'shortcuts.close' },
  { keys: 'Tab', text: 'shortcuts.skip' },
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <Stack gap={3}>
        {SHORTCUTS.map(({ keys, text }) => (
          <HStack key={text}>
            <Text>{t(text)}</Text>
            <Spacer />
            <Kbd keys={keys} />
          </HStack>
        ))}
      </Stack>
    </Dialog>
  );
}
