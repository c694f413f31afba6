import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-meetings',
  kind: 'remote',
  fills: ['home.join/v1', 'meetings.details/v1', 'meetings.browserWarning/v1', 'shell.overlay/v1'],
  owns: ['dashboard', 's', 'j', 'm', 'meeting-end', 'ongoing-meetings', 'meetings-history', '*'],
});
