import { Box, LongWait, useWait, VisuallyHidden } from '@meet/ui';
import type { ReactNode } from 'react';
import { QuietRetry } from './QuietRetry.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import type { AbsentLook, StandIn } from './StandIn.ts';
import { useRemoteWords } from './useRemoteWords.ts';

interface Props<Look = AbsentLook> {
  readonly handle: Pick<RemoteHandle, 'words' | 'reset'>;
  readonly look: Look;
  readonly skeleton: ReactNode;
}

/** Replaces a remote that is loading: shows its skeleton and, after a while, a text about the long wait. */
export function LateRemote({ handle, look, skeleton }: Props) {
  const { say } = useRemoteWords(handle);
  if (look !== 'panel') return <LateInFrame handle={handle} look={look} skeleton={skeleton} />;
  return (
    <LongWait text={say('wait.long')} onRetry={handle.reset}>
      {skeleton}
    </LongWait>
  );
}

function LateInFrame({ handle, look, skeleton }: Props<Exclude<AbsentLook, 'panel'>>) {
  const { say, standIn } = useRemoteWords(handle);
  const wait = useWait();
  const current = standIn(wait === 'brief' ? 'wait.brief' : 'wait.long', wait === 'stuck' ? handle.reset : undefined);
  return (
    <>
      {look === 'quiet' ? <QuietWait {...current}>{skeleton}</QuietWait> : look(current)}
      <VisuallyHidden role="status">{wait !== 'brief' && say('wait.long')}</VisuallyHidden>
    </>
  );
}

/** Places the retry button over the skeleton, so that nothing moves. */
function QuietWait({ children, ...standIn }: StandIn & { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Box position="relative">
      {children}
      <Box position="absolute" inset={0} display="grid" placeItems="center">
        {standIn.onRetry && <QuietRetry {...standIn} />}
      </Box>
    </Box>
  );
}
