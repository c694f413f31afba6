import { Slot, useBehavior } from '@meet/remote-kit';
import { useShellHost } from '../app/ShellHostContext.ts';
import { AbsentDialog } from './AbsentDialog.tsx';

/** The dialogs that were opened by `host.openDialog`, each drawn by the remote that fills it. */
export function DialogLayer() {
  const { dialogs } = useShellHost();
  const open = useBehavior(dialogs.open$);
  // Which dialog has which props was judged where it was opened; here they are all alike.
  return open.map(({ id, name, props }) => (
    <Slot
      key={id}
      {...props}
      name={name as 'account.profile/v1'}
      absent={(standIn) => <AbsentDialog {...standIn} onClose={props.onClose} />}
    />
  ));
}
