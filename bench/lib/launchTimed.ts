import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { launchProduct } from '@meet/composition/testing/launchProduct.ts';
import { readProcessorMs } from './readProcessorMs.ts';

/** Durations of a start, in milliseconds since the process began. */
export interface StartTimes {
  /** Until /readyz answers that the product is ready. */
  readonly readyMs: number;
  /** Until the first page was served. */
  readonly pageMs: number;
  /** Processor time of the process until then. Unlike the others, it hardly depends on other processes. */
  readonly processorMs: number;
}

const REQUEST_EVERY_MS = 10;
const PATIENCE_MS = 120_000;

export interface TimedProduct extends StartTimes {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts the product with a data folder and waits until it serves. Throws with the process's output if it exits. */
export function launchTimed(dataDir: string, port: number, env: Record<string, string> = {}): Promise<TimedProduct> {
  return timeStart(port, () => launchProduct({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...env }));
}

/** Starts a server at the port and waits until it serves. Throws with the process's output if it exits. */
export async function timeStart(
  port: number,
  launch: () => { child: ChildProcess; output(): string },
): Promise<TimedProduct> {
  const begun = performance.now();
  const { child, output } = launch();
  const url = `http://localhost:${port}`;
  const answers = async (path: string) => {
    while (performance.now() - begun < PATIENCE_MS && child.exitCode === null) {
      const ok = await fetch(`${url}${path}`).then(
        async (response) => response.ok && (await response.text()) !== '',
        () => false,
      );
      if (ok) return Math.round(performance.now() - begun);
      await setTimeout(REQUEST_EVERY_MS);
    }
    throw new Error(`No answer to ${path}: ${output()}`);
  };
  const readyMs = await answers('/readyz');
  const pageMs = await answers('/signin');
  return { child, url, readyMs, pageMs, processorMs: await readProcessorMs(child.pid!) };
}
