import { networkTexts } from '@meet/network-contract/texts';
import { chatPageEvents } from '@meet/chat-contract/page';
import { networkPageEvents } from '@meet/network-contract/page';
import { meetingPageEvents } from '@meet/meetings-contract/page';
import { defineRemote, isViewing } from '@meet/remote-kit';
import { offerPeople } from './features/palette/offerPeople.ts';
import { getNetwork, watchSession } from './state/getNetwork.ts';

export default defineRemote({
  id: 'mfe-network',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  contractTexts: [networkTexts],
  routes: {
    groupsManagement: {
      title: 'groupsPage.title',
      personal: { note: 'groups-management.page' },
      load: async () => (await import('./features/groups-page/GroupsPage.tsx')).GroupsPage,
    },
  },
  pageEvents: { ...networkPageEvents, ...meetingPageEvents, ...chatPageEvents },
  extensions: {
    'shell.network/v1': {
      load: async () => (await import('./features/network-panel/NetworkPanel.tsx')).NetworkPanel,
    },
    'shell.status/v1': {
      load: async () => (await import('./features/own-status/StatusControl.tsx')).StatusControl,
    },
    'dashboard.facepile/v1': {
      load: async () => (await import('./features/dashboard/KnownFacepile.tsx')).KnownFacepile,
    },
    'dashboard.people/v1': {
      load: async () => (await import('./features/dashboard/FreeNow.tsx')).FreeNow,
    },
    'network.addContact/v1': {
      load: async () => (await import('./features/contact-form/AddContactDialog.tsx')).AddContactDialog,
    },
    'network.editContact/v1': {
      load: async () => (await import('./features/contact-form/EditContactDialog.tsx')).EditContactDialog,
    },
    'network.importContacts/v1': {
      load: async () => (await import('./features/import-contacts/ImportContactsDialog.tsx')).ImportContactsDialog,
    },
    'network.createGroup/v1': {
      load: async () => (await import('./features/group-form/CreateGroupDialog.tsx')).CreateGroupDialog,
    },
    'network.addGroupMembers/v1': {
      load: async () => (await import('./features/group-form/AddMembersDialog.tsx')).AddMembersDialog,
    },
    'network.renameGroup/v1': {
      load: async () => (await import('./features/group-form/RenameGroupDialog.tsx')).RenameGroupDialog,
    },
    'network.customStatus/v1': {
      load: async () => (await import('./features/own-status/CustomStatusDialog.tsx')).CustomStatusDialog,
    },
    'network.timeUntil/v1': {
      load: async () => (await import('./features/own-status/TimeUntilDialog.tsx')).TimeUntilDialog,
    },
  },
  setup(host) {
    const session = host.session$.value;
    const isMember = session.state === 'signed-in' && !session.isAdmin;
    if (isMember) getNetwork(host);
    const takeBack = isMember && !isViewing(session) ? offerPeople(host) : undefined;
    const forget = watchSession(host);
    return () => {
      takeBack?.();
      forget();
    };
  },
});
