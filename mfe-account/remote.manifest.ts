import { defineManifest } from '@meet/contracts/remotes';

export default defineManifest({
  name: 'mfe-account',
  words: { en_US: 'Account', fr_FR: 'Compte', ro_RO: 'Cont' },
  pages: { notifications: {}, followers: {}, referrals: {}, invites: {}, integrations: {}, organization: {} },
  navigation: [
    {
      page: 'organization',
      words: { en_US: 'Organization', fr_FR: 'Organisation', ro_RO: 'Organizație' },
      icon: 'building-complex',
      order: 40,
    },
    {
      page: 'referrals',
      words: { en_US: 'Referrals', fr_FR: 'Parrainages', ro_RO: 'Recomandări' },
      icon: 'link-2',
      order: 50,
    },
    {
      page: 'notifications',
      words: { en_US: 'Notifications', fr_FR: 'Notifications', ro_RO: 'Notificări' },
      icon: 'bell',
      order: 60,
    },
    {
      page: 'integrations',
      words: { en_US: 'Integrations', fr_FR: 'Intégrations', ro_RO: 'Integrări' },
      icon: 'plug',
      order: 80,
    },
  ],
  fills: [
    'shell.bell/v1',
    'account.notificationPreferences/v1',
    'account.profile/v1',
    'account.devices/v1',
    'account.apiKeys/v1',
    'account.editInfoNote/v1',
    'account.viewAccount/v1',
    'account.inviteUser/v1',
    'account.quickGuide/v1',
    'account.tour/v1',
  ],
  declares: [
    'account.notificationPreferences/v1',
    'account.profile/v1',
    'account.devices/v1',
    'account.apiKeys/v1',
    'account.editInfoNote/v1',
    'account.viewAccount/v1',
    'account.inviteUser/v1',
    'account.quickGuide/v1',
    'account.tour/v1',
  ],
  emits: ['invites.changed@1', 'profile.changed@1'],
  hears: ['invites.changed@1'],
});
