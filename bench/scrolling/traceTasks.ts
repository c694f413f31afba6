import type { Browser, Page } from '@playwright/test';

export interface Task {
  /** Milliseconds of wall-clock time, in which other processes may have run. */
  readonly took: number;
  /** Milliseconds of processor time, which the page itself used. */
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Records the tasks of the page's main thread during the work. */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const getThread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(getThread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mainThreads.has(getThread(event)));
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1_000, processor: tdur / 1_000 }));
}
