import { accountsErrors } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { Link } from '@meet/ui';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usePageShell, usePageSession } from './PageShell.ts';
import type { SignedIn } from './PageShell.ts';
import { AuthPage } from './AuthPage.tsx';
import { enter } from './enter.ts';
import { findClosing, type Closing } from './findClosing.ts';
import { googleSignInState } from './googleSignInState.ts';
import { ownPath } from './ownPath.ts';
import type { SecondFactorStep } from './SecondFactorForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

// Few sign-ins need these steps, so they load separately from the first page.
const GoogleAnswer = lazy(async () => ({ default: (await import('./GoogleAnswer.tsx')).GoogleAnswer }));
const KeepAccountPage = lazy(async () => ({ default: (await import('./KeepAccountPage.tsx')).KeepAccountPage }));
const LinkFailedPage = lazy(async () => ({ default: (await import('./LinkFailedPage.tsx')).LinkFailedPage }));
const SecondFactorForm = lazy(async () => ({ default: (await import('./SecondFactorForm.tsx')).SecondFactorForm }));

/** `/signin`: sign-in, with a link to sign-up. */
export function SignInPage() {
  const t = useAuthTexts();
  return (
    <SignIn
      footer={
        <>
          {t('signIn.noAccount')} <Link href={hrefFor('signUp')}>{t('signIn.signUp')}</Link>
        </>
      }
    />
  );
}

/** `/signin-only`: sign-in without a link to sign-up, for people who come from elsewhere and have an account. */
export function SignInOnlyPage() {
  return <SignIn />;
}

function SignIn({ footer }: { footer?: React.ReactNode }) {
  const t = useAuthTexts();
  const shell = usePageShell();
  const session = usePageSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [step, setStep] = useState<SecondFactorStep>();
  const [closing, setClosing] = useState<Closing>();
  const [search] = useSearchParams();
  const [code, answerState] = [search.get('code'), search.get('state')];
  // The router's state is lost after the visit to a third party.
  const from = code ? googleSignInState.from() : state?.from;
  const handleSignedIn = (signedIn: SignedIn) => enter(shell, signedIn, from);

  if (session.state === 'signed-in') {
    return <Navigate to={ownPath(from, shell.segmentsOfRemotes()) ?? hrefFor('dashboard', { '*': 'join' })} replace />;
  }
  if (code && answerState) {
    return (
      <Suspense>
        <GoogleAnswer code={code} state={answerState} iss={search.get('iss') ?? undefined} />
      </Suspense>
    );
  }
  if (search.has('error')) {
    return (
      <Suspense>
        <LinkFailedPage title={t('viaToken.failed')} error={{ code: accountsErrors.LOGIN_FAILED.code }} />
      </Suspense>
    );
  }
  if (closing) {
    const leave = () => {
      setClosing(undefined);
      setStep(undefined);
    };
    return (
      <Suspense>
        <KeepAccountPage closing={closing} onSignedIn={handleSignedIn} onBack={leave} />
      </Suspense>
    );
  }
  if (step) {
    const finish: SecondFactorStep = (typed) =>
      step(typed).catch((error: unknown) => {
        setClosing(findClosing(error));
        throw error;
      });
    return (
      <AuthPage title={t('secondFactor.title')} description={t('secondFactor.description')}>
        <Suspense>
          <SecondFactorForm step={finish} onSignedIn={handleSignedIn} onBack={() => setStep(undefined)} />
        </Suspense>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('signIn.title')} description={t('signIn.description')} footer={footer}>
      <SignInForm onSignedIn={handleSignedIn} onSecondFactor={(next) => setStep(() => next)} onClosed={setClosing} />
    </AuthPage>
  );
}
