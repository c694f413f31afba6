import { useHost, useTexts } from '@meet/remote-kit';
import { useCopy } from '@meet/ui';

/** Returns a function that copies a link, and shows whether that succeeded. */
export function useCopyLink(): (link: string) => Promise<void> {
  const t = useTexts();
  const host = useHost();
  const { copy } = useCopy();
  return async (link) => {
    const isCopied = await copy(link);
    host.toast({ type: isCopied ? 'success' : 'error', message: t(isCopied ? 'linkCopied' : 'linkNotCopied') });
  };
}
