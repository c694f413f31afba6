// Runs one part of the product in a process of its own: `node apart/src/main.ts gateway`, `node apart/src/main.ts chat`.
import { loadQuickly } from '@meet/all-in-one/loadQuickly';

await loadQuickly(() => import('./runPart.ts'));
