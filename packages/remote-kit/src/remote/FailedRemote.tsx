import { ErrorState, VisuallyHidden } from '@meet/ui';
import { QuietRetry } from './QuietRetry.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import type { AbsentLook } from './StandIn.ts';
import { useRemoteWords } from './useRemoteWords.ts';

interface Props {
  readonly handle: Pick<RemoteHandle, 'words'>;
  readonly look: AbsentLook;
  readonly onRetry: () => void;
}

/** Replaces a remote that did not start: shows its name and a retry button. */
export function FailedRemote({ handle, look, onRetry }: Props) {
  const { say, standIn } = useRemoteWords(handle);
  if (look === 'panel') {
    return <ErrorState title={say('fault.title')} description={say('fault.description')} onRetry={onRetry} />;
  }
  const offer = standIn('fault.short', onRetry);
  return (
    <>
      {look === 'quiet' ? <QuietRetry {...offer} /> : look(offer)}
      <VisuallyHidden role="status">{offer.text}</VisuallyHidden>
    </>
  );
}
