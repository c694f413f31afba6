import { defineRoutes } from './defineRoutes.ts';

/** Every page of the product: its path, who draws it and who may open it. First match wins. */
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

  dashboard: { path: '/dashboard/*', owner: 'mfe-meetings', access: 'login' },
  meetingStart: { path: '/s/:id', owner: 'mfe-meetings', access: 'meeting' },
  meetingJoin: { path: '/j/:id', owner: 'mfe-meetings', access: 'meeting' },
  mobileMeetingStart: { path: '/m/s/:id', owner: 'mfe-meetings', access: 'meeting' },
  mobileMeetingJoin: { path: '/m/j/:id', owner: 'mfe-meetings', access: 'meeting' },
  meetingEnd: { path: '/meeting-end', owner: 'mfe-meetings', access: 'public' },
  ongoingMeetings: { path: '/ongoing-meetings', owner: 'mfe-meetings', access: 'login' },
  meetingsHistory: { path: '/meetings-history', owner: 'mfe-meetings', access: 'login' },

  groupsManagement: { path: '/groups-management/*', owner: 'mfe-network', access: 'login', needs: ['role'] },

  notifications: { path: '/notifications', owner: 'mfe-account', access: 'login' },
  followers: { path: '/followers', owner: 'mfe-account', access: 'login' },
  referrals: { path: '/referrals', owner: 'mfe-account', access: 'login' },
  invites: { path: '/invites', owner: 'mfe-account', access: 'login' },
  organization: { path: '/organization/*', owner: 'mfe-account', access: 'login', needs: ['role'] },
  integrations: { path: '/integrations/*', owner: 'mfe-account', access: 'login' },
  landingJira: { path: '/landing-jira/:jwt', owner: 'mfe-account', access: 'public' },
  userAuthorizeJira: {
    path: '/user-authorize-jira/:jwt',
    owner: 'mfe-account',
    access: 'login',
    needs: ['membership'],
  },
  userAuthorizeHubstaff: {
    path: '/user-authorize-hubstaff',
    owner: 'mfe-account',
    access: 'login',
    needs: ['code', 'membership'],
  },
  oauthLanding: { path: '/oauth2/landing', owner: 'mfe-account', access: 'public' },
  oauthAuthorize: { path: '/oauth2/authorize', owner: 'mfe-account', access: 'login', needs: ['membership'] },
  oauthAuthorizeChromeExtension: {
    path: '/oauth2/authorize-chrome-extension',
    owner: 'mfe-account',
    access: 'login',
    needs: ['code-or-error', 'membership'],
  },

  // The two below catch any text; they stand last, after every named page.
  personalRoom: { path: '/:emailOrAlias', owner: 'mfe-meetings', access: 'public' },
  labelledRoom: { path: '/:alias/:label', owner: 'mfe-meetings', access: 'public' },
});

export type RouteName = keyof typeof ROUTES;
