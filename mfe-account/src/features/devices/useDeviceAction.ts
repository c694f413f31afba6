import { useHost } from '@meet/remote-kit';
import { useState } from 'react';

/** Runs an action of the person, one at a time. A toast shows a failure; `run` resolves with whether there was none. */
export function useDeviceAction() {
  const { toast, i18n } = useHost();
  const [isRunning, setRunning] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setRunning(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { run, isRunning };
}
