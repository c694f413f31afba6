import { PUSH_WORKER_PATH } from '@meet/contracts/push';
import { createWebpackConfig } from '@meet/mfe-build';
import { FIRST_CHUNKS } from './src/first/firstChunks.ts';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'shell',
  kind: 'host',
  workers: { [PUSH_WORKER_PATH.slice(1)]: './src/push/worker.ts' },
  firsts: { index: './src/first/main.ts', link: './src/doorstep/main.ts' },
  evaluated: ['./src/first/firstPageStyle.ts', './src/doorstep/doorstepStyle.ts'],
  firstChunks: FIRST_CHUNKS,
});
