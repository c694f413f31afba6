import { toast } from '@meet/ui';
import { useShell } from '../../base/ShellContext.ts';
import { errorText } from '../../i18n/errorText.ts';

/** Says in a toast why something went wrong. */
export function useShowFailure(): (error: unknown) => void {
  const { texts } = useShell();
  return (error) => void toast.error(errorText(texts, error));
}
