import { toast } from '@meet/ui';
import { usePageShell } from './PageShell.ts';
import { errorText } from '@meet/contracts/client';

/** Returns a function that shows the text of a failure in a toast. */
export function useShowFailure(): (error: unknown) => void {
  const { texts } = usePageShell();
  return (error) => void toast.error(errorText(texts, error));
}
