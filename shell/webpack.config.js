import { PUSH_WORKER_PATH } from '@meet/contracts/push';
import { createWebpackConfig } from '@meet/mfe-build';
import { FIRST_CHUNKS } from './src/first/firstChunks.ts';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'shell',
  kind: 'host',
  workers: { [PUSH_WORKER_PATH.slice(1)]: './src/push/worker.ts' },
  firstOfLink: './src/doorstep/main.ts',
  asking: { module: './src/first/main.ts', chunks: FIRST_CHUNKS },
});
