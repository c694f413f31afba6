import { defineRoutes } from './defineRoutes.ts';

/**
 * URLs that the product guarantees to mails, links and remotes. Each has its path, its owner and its access. The owner
 * is the shell, or the remote whose manifest lists the page. The first match wins. Other pages of a remote are in its
 * manifest.
 */
export const ROUTES = defineRoutes({
  home: { path: '/', owner: 'shell', access: 'public' },

  signIn: { path: '/signin', owner: 'shell', access: 'public' },
  signInOnly: { path: '/signin-only', owner: 'shell', access: 'public' },
  signUp: { path: '/signup', owner: 'shell', access: 'public' },
  signUpOnly: { path: '/signup-only', owner: 'shell', access: 'public' },
  signUpInvited: { path: '/signup-only/:token', owner: 'shell', access: 'public' },
  signUpEnd: { path: '/signup-end', owner: 'shell', access: 'public' },
  forgotPassword: { path: '/forgot-password', owner: 'shell', access: 'public' },
  forgotPasswordEnd: { path: '/forgot-password-end', owner: 'shell', access: 'public' },
  resetPassword: { path: '/reset-password/:key', owner: 'shell', access: 'public' },
  activateAccount: { path: '/activate-account/:token', owner: 'shell', access: 'public' },
  activateAccountInvited: { path: '/activate-account/:token/:inviteToken', owner: 'shell', access: 'public' },
  activateAccountMember: {
    path: '/activate-account/:inviteMemberSlash/:type/:token/:inviteToken',
    owner: 'shell',
    access: 'public',
  },
  loginViaTokenTo: { path: '/login-via-token/:redirectTo/:token', owner: 'shell', access: 'public' },
  loginViaToken: { path: '/login-via-token/:token', owner: 'shell', access: 'public' },
  loginAsUser: { path: '/login-as-user/:data', owner: 'shell', access: 'public' },
  inviteMember: { path: '/invite-member/:type/:token', owner: 'shell', access: 'public' },
  acceptFollow: { path: '/accept-follow/:token', owner: 'shell', access: 'public' },
  routeFileGenerator: { path: '/route-file-generator/:accessKey', owner: 'shell', access: 'public' },

  dashboard: { path: '/dashboard/*', owner: 'remote', access: 'login' },
  meetingStart: { path: '/s/:id', owner: 'remote', access: 'meeting' },
  meetingJoin: { path: '/j/:id', owner: 'remote', access: 'meeting' },
  mobileMeetingStart: { path: '/m/s/:id', owner: 'remote', access: 'meeting' },
  mobileMeetingJoin: { path: '/m/j/:id', owner: 'remote', access: 'meeting' },
  meetingEnd: { path: '/meeting-end', owner: 'remote', access: 'public' },
  ongoingMeetings: { path: '/ongoing-meetings', owner: 'remote', access: 'login' },
  meetingsHistory: { path: '/meetings-history/*', owner: 'remote', access: 'login' },

  chat: { path: '/chat/*', owner: 'remote', access: 'login' },

  groupsManagement: { path: '/groups-management/*', owner: 'remote', access: 'login', needs: ['role'] },

  notifications: { path: '/notifications', owner: 'remote', access: 'login' },
  followers: { path: '/followers', owner: 'remote', access: 'login' },
  referrals: { path: '/referrals', owner: 'remote', access: 'login' },
  invites: { path: '/invites', owner: 'remote', access: 'login' },
  organization: { path: '/organization/*', owner: 'remote', access: 'login', needs: ['role'] },
  integrations: { path: '/integrations/*', owner: 'remote', access: 'login' },
  landingJira: { path: '/landing-jira/:jwt', owner: 'remote', access: 'public' },
  userAuthorizeJira: {
    path: '/user-authorize-jira/:jwt',
    owner: 'remote',
    access: 'login',
    needs: ['membership'],
  },
  userAuthorizeHubstaff: {
    path: '/user-authorize-hubstaff',
    owner: 'remote',
    access: 'login',
    needs: ['code', 'membership'],
  },
  // The shell reads `menu` at the first page of a segment; it is true of the two pages below, too.
  oauthLanding: { path: '/oauth2/landing', owner: 'remote', access: 'public', menu: false },
  oauthAuthorize: { path: '/oauth2/authorize', owner: 'remote', access: 'login', needs: ['membership'] },
  oauthAuthorizeChromeExtension: {
    path: '/oauth2/authorize-chrome-extension',
    owner: 'remote',
    access: 'login',
    needs: ['code-or-error', 'membership'],
  },

  // The two paths below match any text, so they come after every named page.
  personalRoom: { path: '/:emailOrAlias', owner: 'remote', access: 'public' },
  labelledRoom: { path: '/:alias/:label', owner: 'remote', access: 'public' },
});

export type RouteName = keyof typeof ROUTES;
