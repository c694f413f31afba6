import { runInProcess } from '@meet/composition';
import { runProduct } from '@meet/composition/runProduct';

await runInProcess(runProduct);
