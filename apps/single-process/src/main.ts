import { loadQuickly } from '@meet/composition/loadQuickly';

await loadQuickly(() => import('./runMain.ts'));
