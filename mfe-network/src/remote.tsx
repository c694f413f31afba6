import { defineRemote } from '@meet/remote-kit';

export default defineRemote({
  id: 'mfe-network',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  routes: {
    groupsManagement: {
      title: 'groups.title',
      load: async () => (await import('./features/groups/GroupsPage.tsx')).GroupsPage,
    },
  },
});
