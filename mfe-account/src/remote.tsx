import { accountsTexts } from '@meet/accounts-contract/texts';
import { integrationsTexts } from '@meet/integrations-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { oauthTexts } from '@meet/oauth-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { releasesTexts } from '@meet/releases-contract/texts';
import { accountPageEvents } from '@meet/accounts-contract/page';
import { offerInvitations } from './features/palette/offerInvitations.ts';
import { defineRemote, isViewing, type RemotePage, type RemoteTexts } from '@meet/remote-kit';

declare module '@meet/remote-kit' {
  interface OwnPages {
    operatorRemotes: '/operator/remotes';
    operatorPreviews: '/operator/previews';
    operatorHealth: '/operator/health';
  }
}

/** Page of the people whom the person invited. It has two addresses. */
const REFERRALS_PAGE: RemotePage = {
  title: 'referrals.title',
  personal: { note: 'referrals.page' },
  load: async () => (await import('./features/referrals/ReferralsPage.tsx')).ReferralsPage,
};

const JIRA_TEXTS: RemoteTexts = {
  en_US: () => import('./features/jira/i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('./features/jira/i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('./features/jira/i18n/ro_RO.json', { with: { type: 'json' } }),
};

/** Texts about outside applications, for the page of their requests and for their list. */
const APPLICATION_TEXTS: RemoteTexts = {
  en_US: () => import('./applications/i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('./applications/i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('./applications/i18n/ro_RO.json', { with: { type: 'json' } }),
};

const OPERATOR_TEXTS: RemoteTexts = {
  en_US: () => import('./features/operator/i18n/en_US.json', { with: { type: 'json' } }),
  fr_FR: () => import('./features/operator/i18n/fr_FR.json', { with: { type: 'json' } }),
  ro_RO: () => import('./features/operator/i18n/ro_RO.json', { with: { type: 'json' } }),
};

export default defineRemote({
  id: 'mfe-account',
  texts: {
    en_US: () => import('./i18n/en_US.json', { with: { type: 'json' } }),
    fr_FR: () => import('./i18n/fr_FR.json', { with: { type: 'json' } }),
    ro_RO: () => import('./i18n/ro_RO.json', { with: { type: 'json' } }),
  },
  contractTexts: [accountsTexts, integrationsTexts, networkTexts, notificationsTexts],
  routes: {
    notifications: {
      title: 'notifications.title',
      personal: { note: 'notifications.page' },
      load: async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
    },
    followers: {
      title: 'followers.title',
      personal: {},
      load: async () => (await import('./features/followers/FollowersPage.tsx')).FollowersPage,
    },
    referrals: REFERRALS_PAGE,
    invites: REFERRALS_PAGE,
    integrations: {
      title: 'integrations.title',
      texts: [
        {
          en_US: () => import('./features/integrations/i18n/en_US.json', { with: { type: 'json' } }),
          fr_FR: () => import('./features/integrations/i18n/fr_FR.json', { with: { type: 'json' } }),
          ro_RO: () => import('./features/integrations/i18n/ro_RO.json', { with: { type: 'json' } }),
        },
        APPLICATION_TEXTS,
      ],
      contractTexts: [oauthTexts],
      load: async () => (await import('./features/integrations/IntegrationsPage.tsx')).IntegrationsPage,
    },
    landingJira: {
      title: 'jira.landing',
      texts: JIRA_TEXTS,
      load: async () => (await import('./features/jira/JiraLandingPage.tsx')).JiraLandingPage,
    },
    userAuthorizeJira: {
      title: 'jira.authorize',
      personal: {},
      texts: JIRA_TEXTS,
      load: async () => (await import('./features/jira/AuthorizeJiraPage.tsx')).AuthorizeJiraPage,
    },
    oauthLanding: {
      title: 'oauth.landingTitle',
      texts: APPLICATION_TEXTS,
      contractTexts: [oauthTexts],
      load: async () => (await import('./features/authorization/LandingPage.tsx')).LandingPage,
    },
    oauthAuthorize: {
      title: 'oauth.authorizeTitle',
      texts: APPLICATION_TEXTS,
      contractTexts: [oauthTexts],
      load: async () => (await import('./features/authorization/AuthorizePage.tsx')).AuthorizePage,
    },
    oauthAuthorizeChromeExtension: {
      title: 'oauth.extensionTitle',
      texts: APPLICATION_TEXTS,
      load: async () => (await import('./features/authorization/ChromeExtensionPage.tsx')).ChromeExtensionPage,
    },
    userAuthorizeHubstaff: {
      title: 'hubstaff.title',
      personal: {},
      texts: {
        en_US: () => import('./features/integrations/hubstaff/i18n/en_US.json', { with: { type: 'json' } }),
        fr_FR: () => import('./features/integrations/hubstaff/i18n/fr_FR.json', { with: { type: 'json' } }),
        ro_RO: () => import('./features/integrations/hubstaff/i18n/ro_RO.json', { with: { type: 'json' } }),
      },
      load: async () =>
        (await import('./features/integrations/hubstaff/AuthorizeHubstaffPage.tsx')).AuthorizeHubstaffPage,
    },
    organization: {
      title: 'organization.title',
      personal: { note: 'organization.page' },
      texts: {
        en_US: () => import('./features/organization/i18n/en_US.json', { with: { type: 'json' } }),
        fr_FR: () => import('./features/organization/i18n/fr_FR.json', { with: { type: 'json' } }),
        ro_RO: () => import('./features/organization/i18n/ro_RO.json', { with: { type: 'json' } }),
      },
      contractTexts: [organizationsTexts],
      load: async () => (await import('./features/organization/OrganizationPage.tsx')).OrganizationPage,
    },
    operatorRemotes: {
      title: 'operator.title',
      texts: OPERATOR_TEXTS,
      contractTexts: [releasesTexts],
      load: async () => (await import('./features/operator/RemotesPage.tsx')).RemotesPage,
    },
    operatorHealth: {
      title: 'operator.healthTitle',
      texts: OPERATOR_TEXTS,
      contractTexts: [releasesTexts],
      load: async () => (await import('./features/operator/HealthPage.tsx')).HealthPage,
    },
    operatorPreviews: {
      title: 'operator.previews',
      texts: OPERATOR_TEXTS,
      contractTexts: [releasesTexts],
      load: async () => (await import('./features/operator/PreviewsPage.tsx')).PreviewsPage,
    },
  },
  pageEvents: accountPageEvents,
  extensions: {
    'shell.bell/v1': {
      load: async () => (await import('./features/notifications/NotificationBox.tsx')).NotificationBox,
    },
    'account.notificationPreferences/v1': {
      load: async () =>
        (await import('./features/notification-preferences/NotificationPreferencesDialog.tsx'))
          .NotificationPreferencesDialog,
    },
    'account.profile/v1': {
      load: async () => (await import('./features/profile/ProfileDialog.tsx')).ProfileDialog,
    },
    'account.devices/v1': {
      load: async () => (await import('./features/devices/DevicesDialog.tsx')).DevicesDialog,
    },
    'account.apiKeys/v1': {
      load: async () => (await import('./features/api-keys/ApiKeysDialog.tsx')).ApiKeysDialog,
    },
    'account.inviteUser/v1': {
      load: async () => (await import('./features/invite-user/InviteUserDialog.tsx')).InviteUserDialog,
    },
    'account.quickGuide/v1': {
      load: async () => (await import('./features/quick-guide/QuickGuideDialog.tsx')).QuickGuideDialog,
    },
    'account.editInfoNote/v1': {
      load: async () => (await import('./features/info-note/EditInfoNoteDialog.tsx')).EditInfoNoteDialog,
    },
    'account.viewAccount/v1': {
      load: async () => (await import('./features/view-account/ViewAccountDialog.tsx')).ViewAccountDialog,
    },
    'account.tour/v1': {
      load: async () => (await import('./features/tour/TourDialog.tsx')).TourDialog,
    },
  },
  setup(host) {
    const { commands, i18n, openDialog } = host;
    const session = host.session$.value;
    if (session.state !== 'signed-in') return undefined;
    const takeBack = session.isAdmin || isViewing(session) ? undefined : offerInvitations(host);
    const dialogs = [
      { slot: 'account.devices/v1', title: 'devices.title', offered: true },
      { slot: 'account.apiKeys/v1', title: 'apiKeys.title', offered: !session.isAdmin },
    ] as const;
    const remove = commands.add(
      dialogs
        .filter(({ offered }) => offered)
        .map(({ slot, title }) => ({ id: slot, label: i18n.t(title), group: '', run: () => void openDialog(slot) })),
    );
    return () => {
      takeBack?.();
      remove();
    };
  },
});
