import { checkIfUserIsLoggedIn } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { toast } from '@meet/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useShell, useShellSession } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

/**
 * Lets the signed-in in and sends everybody else to the sign-in page with the product's warning. The page shows at once;
 * a session that the server no longer knows leaves it again when the answer comes.
 */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { api, isLeaving } = useShell();
  const { pathname, search, hash } = useLocation();
  const session = useShellSession();
  const signedIn = session.state === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    // A dead session is told by the client itself; a server that is away is no reason to send anyone off.
    api.execute(checkIfUserIsLoggedIn, {}).catch(() => {});
  }, [api, signedIn, pathname]);

  if (signedIn) return children;
  // A person who just signed out is on the way elsewhere already.
  return isLeaving() ? null : <SentToSignIn from={`${pathname}${search}${hash}`} />;
}

function SentToSignIn({ from }: { from: string }) {
  const t = useText();
  useEffect(() => {
    toast.warning(t('session.expired'), { uid: 'session-expired' });
  }, [t]);
  return <Navigate to={hrefFor('signIn')} replace state={{ from }} />;
}
