import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../../distributed/src/main.ts');

/** Launches one service, or the gateway, in a process of its own, without this process's environment. */
export function launchPart(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, name], {
    env: { PATH: process.env.PATH, RATE_LIMIT_FACTOR: '1000', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    output: () => output,
    /** Resolves once the process has printed this text. Throws its output if it exits earlier. */
    async until(said: string): Promise<void> {
      while (!output.includes(said)) {
        if (child.exitCode !== null) throw new Error(output);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
    },
  };
}
