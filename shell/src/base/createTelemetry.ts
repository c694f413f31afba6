import type { Telemetry } from '@meet/remote-kit';
import { getFailureKind, type FailureKind } from '../remotes/failureKinds.ts';

export interface Report {
  readonly at: number;
  readonly message: string;
  readonly kind: FailureKind;
  readonly stack: string | undefined;
  readonly remote: string | undefined;
  readonly version: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

declare global {
  interface WindowEventMap {
    'meet:report': CustomEvent<Report>;
  }
}

const KEPT = 50;
/**
 * Matches a script of a release, which is served under its name, version and hash. A stack trace thus names the remote
 * that failed.
 */
const RELEASE_IN_STACK = /\/r\/([\w-]+)\/([\w.+]+?)-[0-9a-f]{6,}\//;

/**
 * Collects failures with the remote and version that caused them. Each is sent to the page as a `meet:report` event and
 * written to the console. Support can read the latest ones.
 */
export function createTelemetry() {
  const reports: Report[] = [];

  function report(error: unknown, details: Record<string, unknown> = {}): void {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const [, remote, version] = RELEASE_IN_STACK.exec(stack ?? '') ?? [];
    const entry: Report = {
      at: Date.now(),
      message,
      kind: getFailureKind(error) ?? (details['componentStack'] === undefined ? 'handler' : 'render'),
      stack,
      remote: (details['remote'] as string | undefined) ?? remote,
      version: (details['version'] as string | undefined) ?? version,
      details,
    };
    reports.push(entry);
    if (reports.length > KEPT) reports.shift();
    window.dispatchEvent(new CustomEvent('meet:report', { detail: entry }));
    // eslint-disable-next-line no-console -- what failed must be seen by who looks for it
    console.warn(`${entry.remote ?? 'shell'} ${entry.version ?? ''}: ${message}`, error);
  }

  return {
    reports: reports as readonly Report[],
    /** Returns the telemetry of the shell, or of one remote. */
    of: (remote?: { readonly name: string; readonly version: string }): Telemetry => ({
      report: (error, details) =>
        report(error, { ...(remote && { remote: remote.name, version: remote.version }), ...details }),
    }),
    /** Reports uncaught failures of event handlers, timers and promises. */
    watchUncaught() {
      window.addEventListener('error', ({ error, message }) => error && report(error, { uncaught: message }));
      window.addEventListener('unhandledrejection', ({ reason }) => report(reason, { uncaught: 'promise' }));
    },
  };
}

export type TelemetryCollector = ReturnType<typeof createTelemetry>;
