import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Banner, Button, Heading, Stack, Text } from '@meet/ui';
import { PasswordForm } from '../../password/PasswordForm.tsx';
import { CloseAccountSection } from './CloseAccountSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

/** Shows password, second factor and devices. An administrator who views the account may not change them. */
export function SecurityTab({ onPasswordChange }: { onPasswordChange: (endedOtherAccess: boolean) => void }) {
  const t = useTexts();
  const { openDialog } = useHost();
  if (useIsViewing()) {
    return (
      <Stack pt={5}>
        <Banner tone="info">{t('profile.notWhileViewing')}</Banner>
      </Stack>
    );
  }
  return (
    <Stack gap={8} pt={5}>
      <Stack gap={4}>
        <Heading as="h3" size="sm">
          {t('password.title')}
        </Heading>
        <PasswordForm onDone={onPasswordChange} />
      </Stack>
      <SecondFactorSection />
      <Stack gap={3} alignItems="flex-start">
        <Heading as="h3" size="sm">
          {t('devices.title')}
        </Heading>
        <Text tone="muted">{t('devices.description')}</Text>
        <Button size="sm" onClick={() => void openDialog('account.devices/v1')}>
          {t('devices.open')}
        </Button>
      </Stack>
      <CloseAccountSection />
    </Stack>
  );
}
