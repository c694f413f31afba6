import { PUSH_WORKER_PATH } from '@meet/contracts/push';
import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'shell',
  kind: 'host',
  workers: { [PUSH_WORKER_PATH.slice(1)]: './src/push/worker.ts' },
  firstOfLink: './src/doorstep/main.ts',
});
