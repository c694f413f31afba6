import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@meet/service-kit/testing/freePort';
import { launchProduct } from './launchProduct.ts';

export interface ProductProcess {
  readonly child: ChildProcess;
  readonly url: string;
  output(): string;
}

/**
 * Starts the product in a process of its own and waits until it prints its address. Throws its output if it exits
 * earlier.
 */
export async function startProductProcess(env: Record<string, string>): Promise<ProductProcess> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const { child, output } = launchProduct({ ...env, PORT: port });
  while (!output().includes('Meet runs at')) {
    if (child.exitCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  return { child, url, output };
}
