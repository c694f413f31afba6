import { hrefFor } from '@meet/contracts/routes';
import { useLocation } from 'react-router-dom';
import { usePageShell } from './PageShell.ts';

/** Returns a function that signs out and opens the sign-in page, which leads back here. */
export function useChangeAccount(): () => void {
  const shell = usePageShell();
  const { pathname } = useLocation();
  return () => {
    void shell.signOut();
    shell.navigate(hrefFor('signIn'), { replace: true, state: { from: pathname } });
  };
}
