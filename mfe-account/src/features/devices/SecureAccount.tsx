import { forgotPassword } from '@meet/accounts-contract/operations';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Banner, Button, Stack, Text } from '@meet/ui';
import { PasswordForm } from '../../password/PasswordForm.tsx';
import { useDeviceAction } from './useDeviceAction.ts';

/** Second step after 'That was not me': the other devices are signed out already, the password is still the old one. */
export function SecureAccount({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts();
  const { api, toast } = useHost();
  const session = useSession();
  const { run, isRunning } = useDeviceAction();
  const email = session.state === 'signed-in' ? session.email : '';

  const mailLink = () =>
    run(async () => {
      await api.execute(forgotPassword, { email });
      toast({ type: 'success', message: t('devices.secure.mailed', { email }) });
      onDone();
    });

  return (
    <Stack gap={4}>
      <Banner tone="success" role="status">
        {t('devices.secure.done')}
      </Banner>
      <Text>{t('devices.secure.text')}</Text>
      <PasswordForm autoFocus onDone={onDone} />
      <Button variant="ghost" size="sm" alignSelf="flex-start" loading={isRunning} onClick={() => void mailLink()}>
        {t('devices.secure.forgotten')}
      </Button>
    </Stack>
  );
}
