import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-account',
  kind: 'remote',
  fills: ['account.profile/v1', 'account.devices/v1', 'account.quickGuide/v1', 'account.tour/v1'],
  pages: ['notifications'],
});
