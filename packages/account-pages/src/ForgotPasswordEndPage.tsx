import { hrefFor } from '@meet/contracts/routes';
import { LinkButton } from '@meet/ui';
import { useLocation } from 'react-router-dom';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

/** `/forgot-password-end`: shows the same text whether or not the address has an account. */
export function ForgotPasswordEndPage() {
  const t = useAuthTexts();
  const email = (useLocation().state as { email?: string } | null)?.email;
  return (
    <AuthPage
      title={t('forgotEnd.title')}
      description={email ? t('forgotEnd.description', { email }) : t('forgotEnd.descriptionUnknown')}
    >
      <LinkButton variant="primary" wide href={hrefFor('signIn')}>
        {t('toSignIn')}
      </LinkButton>
    </AuthPage>
  );
}
