import { runInProcess } from './processLife.ts';
import { runProduct } from './runProduct.ts';

await runInProcess(runProduct);
