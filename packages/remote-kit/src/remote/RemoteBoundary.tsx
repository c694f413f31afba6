import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/HostContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import { RemoteFault } from './RemoteFault.tsx';

interface Props {
  readonly handle: RemoteHandle;
  /** Has the shape of what comes. */
  readonly skeleton?: ReactNode;
  /** `quiet` draws a small retry button instead of a panel: for places of the frame. */
  readonly fault?: 'panel' | 'quiet';
  readonly children: ReactNode;
}

/** Keeps whatever happens to a remote to its place: it names remote and version, and Retry starts again without a reload. */
export function RemoteBoundary({ handle, skeleton = null, fault = 'panel', children }: Props) {
  const { telemetry } = useHost();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(handle);
  // A replaced remote (an override, a new release) starts fresh.
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
      fallback={(_error, retry) => <RemoteFault handle={handle} look={fault} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
