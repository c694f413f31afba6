import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-network',
  kind: 'remote',
  pages: ['groupsManagement'],
  fills: [
    'shell.network/v1',
    'shell.status/v1',
    'network.addContact/v1',
    'network.editContact/v1',
    'network.importContacts/v1',
    'network.createGroup/v1',
    'network.addGroupMembers/v1',
    'network.renameGroup/v1',
    'network.customStatus/v1',
    'network.timeUntil/v1',
  ],
});
