import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Requests /healthz every 50 ms, in a thread of its own so that the attacker's work does not count. It sends each
 * request on time, whether or not the last answer has arrived: a server that stalls for a second is recorded twenty
 * times, not once.
 */
const EVERY_MS = 50;
const PATIENCE_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const answeredAfterMs: number[] = [];
let waiting = 0;
let missed = 0;
let isStopping = false;

function ask(): void {
  const requestedAt = performance.now();
  waiting += 1;
  const done = (answered: boolean) => () => {
    waiting -= 1;
    if (answered) answeredAfterMs.push(performance.now() - requestedAt);
    else missed += 1;
    if (isStopping && waiting === 0) report();
  };
  const request = get(`${workerData}/healthz`, { agent, timeout: PATIENCE_MS }, (response) =>
    response.resume().once('end', done(response.statusCode === 200)),
  );
  request.once('timeout', () => request.destroy(new Error('no answer'))).once('error', done(false));
}

function report(): void {
  parentPort!.postMessage({ answeredAfterMs, missed });
  agent.destroy();
  parentPort!.close();
}

const pending = setInterval(ask, EVERY_MS);
parentPort!.once('message', () => {
  clearInterval(pending);
  isStopping = true;
  if (waiting === 0) report();
});
