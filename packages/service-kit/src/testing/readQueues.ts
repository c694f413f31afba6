/** Queues as a collector reads them at /metrics. A value that is not reported is missing. */
export interface QueueFigures {
  [queue: string]: { length?: number; oldestSeconds?: number };
}

const FIGURES = /^meet_queue_(?<what>length|oldest_seconds)\{queue="(?<queue>[^"]+)"\} (?<value>\S+)$/gm;

export function readQueues(metrics: string): QueueFigures {
  const figures: QueueFigures = {};
  for (const { groups } of metrics.matchAll(FIGURES)) {
    const { what, queue, value } = groups as { what: string; queue: string; value: string };
    figures[queue] = { ...figures[queue], [what === 'length' ? 'length' : 'oldestSeconds']: Number(value) };
  }
  return figures;
}
