import { loadQuickly } from './loadQuickly.ts';

await loadQuickly(() => import('./runMain.ts'));
