import { keepAccount } from '@meet/accounts-contract/operations';
import { SubmitButton } from '@meet/remote-kit/forms';
import { Button, Stack } from '@meet/ui';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import type { Closing } from './findClosing.ts';
import { usePageShell, type SignedIn } from './PageShell.ts';

interface Props {
  readonly closing: Closing;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onBack: () => void;
}

/** Page after a sign-in to a closed account. It says when the account will be deleted, and offers to keep it. */
export function KeepAccountPage({ closing, onSignedIn, onBack }: Props) {
  const t = useAuthTexts();
  const { api, texts } = usePageShell();
  const date = new Intl.DateTimeFormat(texts.locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <AuthPage
      title={t('keepAccount.title')}
      description={t('keepAccount.description', { date: date.format(closing.closesAt) })}
    >
      <AuthForm initialValues={{}} send={() => api.execute(keepAccount, { token: closing.token })} onDone={onSignedIn}>
        {() => (
          <Stack gap={3}>
            <SubmitButton wide size="lg">
              {t('keepAccount.submit')}
            </SubmitButton>
            <Button variant="ghost" wide onClick={onBack}>
              {t('keepAccount.back')}
            </Button>
          </Stack>
        )}
      </AuthForm>
    </AuthPage>
  );
}
