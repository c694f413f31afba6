import { choosePreview } from '@meet/releases-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

interface Choice {
  readonly remote: string;
  /** Null to leave. */
  readonly preview: string | null;
  readonly link?: string;
}

/** Chooses a preview, or leaves it, and reloads the page with the choice. */
export function useChoice() {
  const { api, toast, i18n } = useHost();
  const [busy, setBusy] = useState<string>();

  async function choose({ remote, preview, link }: Choice) {
    setBusy(remote);
    try {
      await api.execute(choosePreview, { remote, preview, link });
      // Without what stands behind the #, an address is always loaded.
      location.replace(location.pathname);
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
      setBusy(undefined);
    }
  }
  /** The remote whose preview is being chosen. */
  return { choose: (choice: Choice) => void choose(choice), busy };
}
