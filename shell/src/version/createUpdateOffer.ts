import { dismissToast, toast } from '@meet/ui';
import type { RemoteDirectory } from '../remotes/createRemoteDirectory.ts';
import { reloadFresh } from './cacheBust.ts';

const NOTICE = 'remote-update';

interface UpdateOfferOptions {
  readonly remotes: Pick<RemoteDirectory, 'outdated'>;
  readonly text: (key: string, values?: Record<string, unknown>) => string;
  readonly isInMeeting: () => boolean;
  readonly reload?: () => void;
}

/**
 * Offers to reload the page while it runs releases that are no longer live. It offers once for each change, never in a
 * meeting, and reloads only if the person agrees. Returns the function to call when the list or the page has changed.
 */
export function createUpdateOffer({
  remotes,
  text,
  isInMeeting,
  reload = reloadFresh,
}: UpdateOfferOptions): () => void {
  let answered = '';

  return function check(): void {
    const outdated = remotes.outdated();
    const offered = outdated.map(({ release }) => release).join(' ');
    if (!offered) return dismissToast(NOTICE);
    if (offered === answered || isInMeeting()) return;
    answered = offered;
    toast({
      uid: NOTICE,
      type: 'Confirm',
      title: text('version.remoteTitle'),
      message: text('version.remote', { names: outdated.map(({ words }) => words).join(', ') }),
      buttons: [
        { text: text('version.later'), action: 'later' },
        { text: text('version.update'), action: 'update' },
      ],
      onAction: (action) => action === 'update' && reload(),
    });
  };
}
