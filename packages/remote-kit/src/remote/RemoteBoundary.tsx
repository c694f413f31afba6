import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/HostContext.ts';
import { FailedRemote } from './FailedRemote.tsx';
import { LateRemote } from './LateRemote.tsx';
import type { AbsentLook } from './StandIn.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';

interface Props {
  readonly handle: RemoteHandle;
  /** Skeleton in the shape of the content. Without one, a surrounding Suspense waits. */
  readonly skeleton?: ReactNode;
  readonly absent?: AbsentLook;
  readonly children: ReactNode;
}

/**
 * Contains failures of a remote. It shows which remote is missing, and Retry starts the remote again without a reload.
 */
export function RemoteBoundary({ handle, skeleton, absent = 'panel', children }: Props) {
  const { telemetry } = useHost();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(handle);
  // A replaced remote (an override, a new release) is drawn from the start.
  useEffect(() => {
    if (shown.current !== handle) setAttempt((count) => count + 1);
    shown.current = handle;
  }, [handle]);

  return (
    <ErrorBoundary
      key={attempt}
      onError={(error, componentStack) =>
        telemetry.report(error, { remote: handle.id, version: handle.version, componentStack })
      }
      onRetry={handle.reset}
      fallback={(_error, retry) => <FailedRemote handle={handle} look={absent} onRetry={retry} />}
    >
      {skeleton === undefined ? (
        children
      ) : (
        <Suspense fallback={<LateRemote handle={handle} look={absent} skeleton={skeleton} />}>{children}</Suspense>
      )}
    </ErrorBoundary>
  );
}
