import { Slot, useBehavior, useRemoteWords } from '@meet/remote-kit';
import { useState } from 'react';
import { useShellHost } from './ShellHostContext.ts';
import { AbsentDialog } from './AbsentDialog.tsx';
import type { OpenDialog } from './createDialogs.ts';

/** Shows the dialogs that were opened by `host.openDialog`. The remote that fills a dialog draws it. */
export function DialogLayer() {
  const { dialogs } = useShellHost();
  const open = useBehavior(dialogs.open$);
  // The props of each dialog were checked by type when it was opened; here all dialogs are treated alike.
  return open.map(({ id, name, props }) => (
    <Slot
      key={id}
      name={name as 'account.profile/v1'}
      input={props}
      absent={(standIn) => <AbsentDialog {...standIn} onClose={props.onClose} />}
      empty={<UnfilledDialog name={name} onClose={props.onClose} />}
    />
  ));
}

/**
 * Stands in for a dialog whose remote is not live, and names that remote. Retry fetches the registry again, and the
 * dialog opens if the remote is back.
 */
function UnfilledDialog({ name, onClose }: Pick<OpenDialog, 'name'> & { readonly onClose: () => void }) {
  const { remotes } = useShellHost();
  const [isPending, setPending] = useState(false);
  const { standIn } = useRemoteWords(remotes.findDeclarer(name));
  const ask = () => {
    setPending(true);
    remotes
      .refresh()
      // The stand-in already shows that the remote is missing.
      .catch(() => {})
      .finally(() => setPending(false));
  };
  return <AbsentDialog {...standIn('fault.absent', isPending ? undefined : ask)} onClose={onClose} />;
}
