import { CallFailure } from '@meet/contracts/client';
import { Button, Form, Formik, Stack, TextField } from '@meet/ui';
import { useState } from 'react';
import { useShell } from '../../base/ShellContext.ts';
import { errorText } from '../../i18n/errorText.ts';
import type { SignedIn } from '../../session/createSessionStore.ts';
import { FormFailure } from './FormFailure.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

/** Tries a sign-in again, with a code. */
export type SecondFactorStep = (code: string) => Promise<SignedIn>;

interface Props {
  readonly step: SecondFactorStep;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onBack: () => void;
}

export function SecondFactorForm({ step, onSignedIn, onBack }: Props) {
  const t = useAuthTexts();
  const { texts } = useShell();
  const [failure, setFailure] = useState<string>();

  async function submit({ code }: { code: string }) {
    setFailure(undefined);
    try {
      onSignedIn(await step(code.trim()));
    } catch (error) {
      const field = error instanceof CallFailure ? error.fields[0]?.message : undefined;
      setFailure(field ?? errorText(texts, error));
    }
  }

  return (
    <Formik initialValues={{ code: '' }} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <>
          <FormFailure text={failure} />
          <Form noValidate>
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
              <Button
                type="submit"
                variant="primary"
                wide
                size="lg"
                loading={isSubmitting}
                disabled={values.code.trim().length < 6}
              >
                {t('secondFactor.submit')}
              </Button>
              <Button variant="ghost" wide onClick={onBack}>
                {t('secondFactor.back')}
              </Button>
            </Stack>
          </Form>
        </>
      )}
    </Formik>
  );
}
