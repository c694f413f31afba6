import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-account',
  kind: 'remote',
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
  pages: [
    'notifications',
    'followers',
    'referrals',
    'invites',
    'integrations',
    'landingJira',
    'userAuthorizeJira',
    'userAuthorizeHubstaff',
    'organization',
  ],
});
