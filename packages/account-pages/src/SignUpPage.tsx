import { signUp } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { SubmitButton } from '@meet/remote-kit/forms';
import { Link, PasswordField, StandaloneMessagePage, TextField } from '@meet/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { ownSignUp } from './ownSignUp.ts';
import type { SignedUp } from './SignedUp.ts';
import { useInvitee, type Invitee } from './useInvitee.ts';

/** `/signup`: sign-up, with a link to sign-in. */
export function SignUpPage() {
  const t = useAuthTexts();
  return (
    <SignUp
      footer={
        <>
          {t('signUp.hasAccount')} <Link href={hrefFor('signIn')}>{t('signUp.signIn')}</Link>
        </>
      }
    />
  );
}

/** `/signup-only` and `/signup-only/:token`: sign-up of invited people, which carries the token of their invitation. */
export function SignUpOnlyPage() {
  const { token } = useParams<{ token: string }>();
  return token ? <InvitedSignUp token={token} /> : <SignUp />;
}

function InvitedSignUp({ token }: { token: string }) {
  const t = useAuthTexts();
  const invitee = useInvitee(token);
  // The form is drawn after the invitation is loaded, since its initial values cannot change later.
  if (invitee === undefined) return <StandaloneMessagePage busy title={t('signUp.title')} description={t('busy')} />;
  return <SignUp token={token} invitee={invitee} />;
}

interface Props {
  readonly footer?: React.ReactNode;
  readonly token?: string;
  readonly invitee?: Invitee | null;
}

function SignUp({ footer, token, invitee }: Props) {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const type = search.get('type') ?? undefined;
  const initialValues = {
    fullName: invitee?.name ?? search.get('name') ?? '',
    email: invitee?.email ?? search.get('email') ?? '',
    password: '',
  };

  return (
    <AuthPage
      title={t('signUp.title')}
      description={t(token ? 'signUp.invited' : 'signUp.description')}
      footer={footer}
    >
      <AuthForm
        call={signUp}
        initialValues={initialValues}
        toInput={(values) => ({ ...values, inviteToken: token, inviteType: type })}
        onDone={({ signUpId }, { email }) => {
          ownSignUp.keep(signUpId);
          void navigate(hrefFor('signUpEnd'), { state: { email, signUpId } satisfies SignedUp });
        }}
      >
        {() => (
          <>
            <TextField name="fullName" label={t('fullName')} autoComplete="name" autoFocus required />
            <TextField
              name="email"
              type="email"
              label={t('email')}
              autoComplete="email"
              required
              // An invitation is valid only for its own address.
              readOnly={Boolean(invitee)}
            />
            <PasswordField
              name="password"
              label={t('password')}
              autoComplete="new-password"
              help={t('signUp.passwordHelp')}
              required
            />
            <SubmitButton wide size="lg" mt={3} mb={3}>
              {t('signUp.submit')}
            </SubmitButton>
            <GoogleButton from={token && type && hrefFor('inviteMember', { type, token })} />
          </>
        )}
      </AuthForm>
    </AuthPage>
  );
}
