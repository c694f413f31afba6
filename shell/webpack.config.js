import { PUSH_WORKER_PATH } from '@meet/contracts/push';
import { createWebpackConfig } from '@meet/mfe-build';
import { INITIAL_CHUNKS } from './src/initial-page/initialChunks.ts';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'shell',
  kind: 'host',
  workers: { [PUSH_WORKER_PATH.slice(1)]: './src/push/worker.ts' },
  initialPages: { index: './src/initial-page/main.ts', link: './src/instant-join/main.ts' },
  evaluated: ['./src/initial-page/initialPageStyle.ts', './src/instant-join/instantJoinStyle.ts'],
  initialChunks: INITIAL_CHUNKS,
});
