import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { HStack, IconButton, Text } from '@meet/ui';
import { Bell, WifiOff } from '@meet/ui/icons';

/** Right end of the chat's headers: a note while the connection is broken, and the preferences button. */
export function HeaderTools() {
  const t = useTexts();
  const host = useHost();
  const connection = useBehavior(host.events.connection$);
  return (
    <>
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
    </>
  );
}
