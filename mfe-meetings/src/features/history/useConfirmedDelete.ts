import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';

/** Returns a function that deletes what a meeting left, once the person confirms it. A toast shows the outcome. */
export function useConfirmedDelete(kind: 'recordings' | 'transcript' | 'notes' | 'past') {
  const t = useTexts();
  const { confirm, toast } = useHost();
  const { run } = useAction(
    async (remove: () => Promise<void>) => {
      const question = { title: t(`${kind}.deleteTitle`), message: t(`${kind}.deleteText`) };
      if (!(await confirm({ ...question, confirmText: t(`${kind}.delete`), tone: 'danger' }))) return;
      await remove();
      toast({ type: 'success', message: t(`${kind}.deleted`) });
    },
    { toasts: true },
  );
  return run;
}
