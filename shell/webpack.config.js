import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'shell',
  kind: 'host',
  firstOfLink: './src/doorstep/main.ts',
});
