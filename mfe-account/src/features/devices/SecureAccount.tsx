import { forgotPassword } from '@meet/accounts-contract/operations';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Banner, Button, Stack, Text } from '@meet/ui';
import { PasswordForm } from '../../password/PasswordForm.tsx';

/** Second step after 'That was not me': the other devices are signed out already, the password is still the old one. */
export function SecureAccount({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts();
  const { api, toast } = useHost();
  const session = useSession();
  const email = session.state === 'signed-in' ? session.email : '';

  const mailLink = useAction(
    async () => {
      await api.execute(forgotPassword, { email });
      toast({ type: 'success', message: t('devices.secure.mailed', { email }) });
      onDone();
    },
    { toasts: true },
  );

  return (
    <Stack gap={4}>
      <Banner tone="success" role="status">
        {t('devices.secure.done')}
      </Banner>
      <Text>{t('devices.secure.text')}</Text>
      <PasswordForm autoFocus onDone={onDone} />
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        loading={mailLink.isRunning}
        onClick={() => void mailLink.run()}
      >
        {t('devices.secure.forgotten')}
      </Button>
    </Stack>
  );
}
