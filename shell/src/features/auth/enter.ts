import { hrefFor } from '@meet/contracts/routes';
import { prepareHost } from '../../host/prepareHost.ts';
import type { Shell } from '../../base/createShell.ts';
import type { SignedIn } from '../../session/createSessionStore.ts';
import { ownPath } from './ownPath.ts';

/** Keeps the new session and goes on: to the page the person came for, else to the dashboard. */
export function enter(shell: Shell, signedIn: SignedIn, wanted: unknown): void {
  // The remotes are fetched while the page changes; a failed start shows where they are drawn.
  prepareHost(shell).catch(() => {});
  shell.session.start(signedIn);
  shell.navigate(ownPath(wanted) ?? hrefFor('dashboard', { '*': 'join' }), { replace: true });
}
