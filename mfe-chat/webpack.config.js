import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-chat',
  kind: 'remote',
  fills: ['shell.chat/v1', 'chat.preferences/v1'],
});
