import { choosePreview } from '@meet/releases-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

interface Choice {
  readonly remote: string;
  /** Name of the preview; null to leave it. */
  readonly preview: string | null;
  readonly link?: string;
}

/** Returns an action that chooses or leaves a preview, and then reloads the page. */
export function useChoice() {
  const { api, toast, i18n } = useHost();
  const [busy, setBusy] = useState<string>();

  async function choose({ remote, preview, link }: Choice) {
    setBusy(remote);
    try {
      await api.execute(choosePreview, { remote, preview, link });
      // A fragment is left out, because the browser loads the address again only without one.
      location.replace(location.pathname);
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
      setBusy(undefined);
    }
  }
  /** `busy` is the remote whose preview is being chosen. */
  return { choose: (choice: Choice) => void choose(choice), busy };
}
