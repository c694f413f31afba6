import { defineManifest } from '@meet/contracts/remotes';

export default defineManifest({
  name: 'mfe-network',
  words: { en_US: 'My network', fr_FR: 'Mon réseau', ro_RO: 'Rețeaua mea' },
  pages: { groupsManagement: {} },
  navigation: [
    {
      page: 'groupsManagement',
      words: { en_US: 'Groups', fr_FR: 'Groupes', ro_RO: 'Grupuri' },
      icon: 'users-round',
      order: 30,
    },
  ],
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
  declares: [
    'network.addContact/v1',
    'network.editContact/v1',
    'network.importContacts/v1',
    'network.createGroup/v1',
    'network.addGroupMembers/v1',
    'network.renameGroup/v1',
    'network.customStatus/v1',
    'network.timeUntil/v1',
  ],
  emits: [
    'call.requested@1',
    'contacts.changed@1',
    'conversation.requested@1',
    'groups.changed@1',
    'meeting.contactInvited@1',
    'network.resized@1',
    'status.changed@1',
    'whiteboard.requested@1',
  ],
  hears: ['meeting.ended@1', 'meeting.initialized@1', 'navigation.started@1'],
});
