import { runWorker } from '../src/runWorker.ts';
import { FailPoints } from './FailPoints.ts';

const failPoints = new FailPoints();
await runWorker((request, run) => failPoints.around(request, run));
