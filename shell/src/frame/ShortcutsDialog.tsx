import { Dialog, Heading, HStack, Kbd, Spacer, Stack, Text } from '@meet/ui';
import { useSyncExternalStore } from 'react';
import { useShellHost } from '../host/ShellHostContext.ts';
import type { Translator } from '@meet/contracts/texts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUTS = [
  { keys: isApple ? '⌘ K' : 'Ctrl K', text: 'shortcuts.palette' },
  { keys: isApple ? '⌘ ↵' : 'Ctrl ↵', text: 'shortcuts.alternative' },
  { keys: '?', text: 'shortcuts.help' },
  { keys: 'Esc', text: 'shortcuts.close' },
  { keys: 'Tab', text: 'shortcuts.skip' },
] as const;

/** Lists the frame's keys and those of the present page, including keys that are added while the dialog is open. */
export function ShortcutsDialog({ t, onClose }: { t: Translator['t']; onClose: () => void }) {
  const { commands } = useShellHost();
  const here = useSyncExternalStore(commands.subscribe, commands.keys);
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <Stack gap={3}>
        {SHORTCUTS.map(({ keys, text }) => (
          <KeyLine key={text} keys={keys} label={t(text)} />
        ))}
        {here.length > 0 && (
          <Heading as="h3" size="sm" mt={3}>
            {t('shortcuts.here')}
          </Heading>
        )}
        {here.map(({ keys, label }) => (
          <KeyLine key={`${keys} ${label}`} keys={keys} label={label} />
        ))}
      </Stack>
    </Dialog>
  );
}

function KeyLine({ keys, label }: { keys: string; label: string }) {
  return (
    <HStack>
      <Text>{label}</Text>
      <Spacer />
      <Kbd keys={keys} />
    </HStack>
  );
}
