import { toast } from '@meet/ui';
import { usePageShell } from './PageShell.ts';
import { errorText } from '@meet/contracts/client';

/** Says in a toast why something went wrong. */
export function useShowFailure(): (error: unknown) => void {
  const { texts } = usePageShell();
  return (error) => void toast.error(errorText(texts, error));
}
