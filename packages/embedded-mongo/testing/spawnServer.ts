import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedServer {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts the embedded database in a separate process, which a test can kill. */
export async function spawnServer(
  dataDir: string,
  { sweepIntervalMs, env }: { sweepIntervalMs?: number; env?: Record<string, string> } = {},
): Promise<SpawnedServer> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'spawnedServer.ts'),
      JSON.stringify({ dataDir, ...(sweepIntervalMs && { sweepIntervalMs }) }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}
