// Runs one service alone: `node all-in-one/src/service.ts chat`.
import { loadQuickly } from './loadQuickly.ts';

await loadQuickly(() => import('./apart/runService.ts'));
