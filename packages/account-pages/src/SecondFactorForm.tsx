import { SubmitButton } from '@meet/remote-kit/forms';
import { Button, Stack, TextField } from '@meet/ui';
import { AuthForm } from './AuthForm.tsx';
import type { SignedIn } from './PageShell.ts';
import { useAuthTexts } from './AuthTexts.tsx';

/** Repeats a sign-in with a code. */
export type SecondFactorStep = (code: string) => Promise<SignedIn>;

interface Props {
  readonly step: SecondFactorStep;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onBack: () => void;
}

export function SecondFactorForm({ step, onSignedIn, onBack }: Props) {
  const t = useAuthTexts();
  return (
    <AuthForm initialValues={{ code: '' }} send={({ code }) => step(code.trim())} onDone={onSignedIn}>
      {({ values }) => (
        <>
          <TextField
            name="code"
            label={t('secondFactor.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={24}
            autoFocus
            required
          />
          <Stack gap={3} mt={2}>
            <SubmitButton wide size="lg" disabled={values.code.trim().length < 6}>
              {t('secondFactor.submit')}
            </SubmitButton>
            <Button variant="ghost" wide onClick={onBack}>
              {t('secondFactor.back')}
            </Button>
          </Stack>
        </>
      )}
    </AuthForm>
  );
}
