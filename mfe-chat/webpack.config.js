import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-chat',
  kind: 'remote',
  fills: ['chat.preferences/v1'],
});
