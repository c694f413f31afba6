import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { LinkButton, StandaloneMessagePage } from '@meet/ui';
import { MeetingEndArt } from '@meet/ui/illustrations';
import { Navigate, useLocation } from 'react-router-dom';

/** Reached from a meeting alone: the navigation carries the flag, an address typed by hand does not. */
export function MeetingEndPage() {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const { state } = useLocation();
  if ((state as { enable?: boolean } | null)?.enable !== true) return <Navigate to={host.hrefFor('home')} replace />;
  return (
    <StandaloneMessagePage
      framed
      illustration={<MeetingEndArt />}
      title={t('end.title')}
      description={t('end.text')}
      action={
        <LinkButton
          variant="primary"
          href={signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home')}
        >
          {t(signedIn ? 'toDashboard' : 'toHome')}
        </LinkButton>
      }
    />
  );
}
