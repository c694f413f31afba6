import { runWorker } from './runWorker.ts';

await runWorker();
