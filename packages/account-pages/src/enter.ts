import { hrefFor } from '@meet/contracts/routes';
import type { PageShell, SignedIn } from './PageShell.ts';
import { ownPath } from './ownPath.ts';

/** Starts the new session and opens the page that the person wanted, else the dashboard. */
export function enter(shell: PageShell, signedIn: SignedIn, wanted: unknown): void {
  shell.prepareRemotes();
  shell.session.start(signedIn);
  shell.navigate(ownPath(wanted, shell.segmentsOfRemotes()) ?? hrefFor('dashboard', { '*': 'join' }), {
    replace: true,
  });
}
