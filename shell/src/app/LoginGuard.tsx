import { checkIfUserIsLoggedIn } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { toast } from '@meet/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useShell, useShellSession } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

/**
 * Shows the page to signed-in people, and sends everybody else to the sign-in page with a warning. The page shows at
 * once. If the server then answers that the session has ended, the person leaves the page.
 */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { api, isLeaving } = useShell();
  const { pathname, search, hash } = useLocation();
  const session = useShellSession();
  const signedIn = session.state === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    // The client itself handles an ended session. An unreachable server is no reason to sign a person out.
    api.execute(checkIfUserIsLoggedIn, {}).catch(() => {});
  }, [api, signedIn, pathname]);

  if (signedIn) return children;
  // A person who just signed out is already on the way to another page.
  return isLeaving() ? null : <SentToSignIn from={`${pathname}${search}${hash}`} />;
}

function SentToSignIn({ from }: { from: string }) {
  const t = useText();
  useEffect(() => {
    toast.warning(t('session.expired'), { uid: 'session-expired' });
  }, [t]);
  return <Navigate to={hrefFor('signIn')} replace state={{ from }} />;
}
