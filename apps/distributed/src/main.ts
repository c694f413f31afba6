// Runs one part of the product in a process of its own: `node apps/distributed/src/main.ts gateway`, `node
// apps/distributed/src/main.ts chat`.
import { loadQuickly } from '@meet/composition/loadQuickly';

await loadQuickly(() => import('./runPart.ts'));
