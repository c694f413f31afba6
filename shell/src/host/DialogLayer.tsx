import { Slot, useBehavior, useRemoteWords } from '@meet/remote-kit';
import { useState } from 'react';
import { useShellHost } from './ShellHostContext.ts';
import { AbsentDialog } from './AbsentDialog.tsx';
import type { OpenDialog } from './createDialogs.ts';

/** The dialogs that were opened by `host.openDialog`, each drawn by the remote that fills it. */
export function DialogLayer() {
  const { dialogs } = useShellHost();
  const open = useBehavior(dialogs.open$);
  // Which dialog has which props was checked where it was opened; here they are all alike.
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

/** In place of a dialog whose remote is not live: says whose it is. Retry looks whether it is back, and then it opens. */
function UnfilledDialog({ name, onClose }: Pick<OpenDialog, 'name'> & { readonly onClose: () => void }) {
  const { remotes } = useShellHost();
  const [isAsking, setAsking] = useState(false);
  const { standIn } = useRemoteWords(remotes.findDeclarer(name));
  const ask = () => {
    setAsking(true);
    remotes
      .refresh()
      // It says so already.
      .catch(() => {})
      .finally(() => setAsking(false));
  };
  return <AbsentDialog {...standIn('fault.absent', isAsking ? undefined : ask)} onClose={onClose} />;
}
