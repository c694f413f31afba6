import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process. Resolves once it has exited, immediately if it had exited before. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
