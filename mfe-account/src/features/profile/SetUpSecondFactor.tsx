import { beginSecondFactor, confirmSecondFactor } from '@meet/accounts-contract/operations';
import { useTexts } from '@meet/remote-kit';
import { CallForm } from '@meet/remote-kit/forms';
import { Button, CopyField, Flex, Grid, Link, PasswordField, Skeleton, Stack, Text, TextField } from '@meet/ui';
import { lazy, Suspense, useState } from 'react';
import { FormButtons } from './FormButtons.tsx';

// Lazy, because the QR code takes some kilobytes that few people need.
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/**
 * Sets up the second factor in three steps: the password, then the secret for the app with a code from it, then the
 * recovery codes. These are shown once.
 */
export function SetUpSecondFactor({ onDone, onCancel }: Props) {
  const t = useTexts();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();

  if (recoveryCodes) {
    return (
      <Stack gap={3} alignItems="flex-start">
        <Text>{t('secondFactor.recovery')}</Text>
        <Grid as="ul" gridTemplateColumns="1fr 1fr" gap={2} listStyleType="none" fontFamily="mono" fontSize="sm">
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <CopyField label={t('secondFactor.recoveryCopy')} value={recoveryCodes.join('\n')} />
        <Button size="sm" variant="primary" onClick={onDone}>
          {t('secondFactor.recoveryKept')}
        </Button>
      </Stack>
    );
  }
  if (begun) {
    return (
      <CallForm
        call={confirmSecondFactor}
        initialValues={{ code: '' }}
        onDone={(answer) => setRecoveryCodes(answer.recoveryCodes)}
      >
        <Stack gap={3} mb={4}>
          <Text>{t('secondFactor.addToApp')}</Text>
          <Flex gap={5} flexWrap="wrap" alignItems="center">
            <Suspense fallback={<Skeleton boxSize="168px" />}>
              <QrCode text={begun.uri} label={t('secondFactor.qrCode')} />
            </Suspense>
            <Stack gap={3} flex="1 1 240px" minW={0}>
              <CopyField label={t('secondFactor.secret')} value={begun.secret} />
              <Link href={begun.uri}>{t('secondFactor.openApp')}</Link>
            </Stack>
          </Flex>
        </Stack>
        <TextField name="code" label={t('secondFactor.code')} inputMode="numeric" autoComplete="one-time-code" />
        <FormButtons submitLabel={t('secondFactor.confirm')} onCancel={onCancel} />
      </CallForm>
    );
  }
  return (
    <CallForm call={beginSecondFactor} initialValues={{ password: '' }} onDone={setBegun}>
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" autoFocus />
      <FormButtons submitLabel={t('secondFactor.continue')} onCancel={onCancel} />
    </CallForm>
  );
}
