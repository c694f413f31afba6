import type { DialogSlot, HostApi } from '@meet/remote-kit';
import { BehaviorSubject } from 'rxjs';

export interface OpenDialog {
  readonly id: number;
  readonly name: DialogSlot;
  readonly props: Record<string, unknown> & { readonly onClose: (result?: unknown) => void };
}

/** Keeps the dialogs that are open over the page, or wait for their remote. The latest comes last. */
export function createDialogs(isFilled: (name: DialogSlot) => boolean) {
  const open$ = new BehaviorSubject<readonly OpenDialog[]>([]);
  let count = 0;

  const openDialog = ((
    name: DialogSlot,
    input: Record<string, unknown> = {},
    { isUnrequested = false }: { isUnrequested?: boolean } = {},
  ) => {
    if (isUnrequested && !isFilled(name)) return Promise.resolve(undefined);
    return new Promise<unknown>((resolve) => {
      const id = ++count;
      const onClose = (result?: unknown) => {
        open$.next(open$.value.filter((dialog) => dialog.id !== id));
        resolve(result);
      };
      open$.next([...open$.value, { id, name, props: { ...input, onClose } }]);
    });
  }) as HostApi['openDialog'];

  return {
    open$,
    openDialog,
    closeAll() {
      for (const { props } of [...open$.value]) props.onClose();
    },
  };
}

export type Dialogs = ReturnType<typeof createDialogs>;
