import { ROUTES, type RouteName } from '@meet/contracts/routes';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Text that each page shows once it has loaded, by the page's address. */
type Stops = Readonly<Record<string, string>>;

const NO_LINK = 'This link does not work';
const NO_MEETING = 'There is no such meeting';

/** Pages that a person without an account reaches by each route. */
const VISITORS: Partial<Record<RouteName, Stops>> = {
  home: { '/': 'Meet the people you work with' },
  signIn: { '/signin': 'Welcome back' },
  signInOnly: { '/signin-only': 'Welcome back' },
  signUp: { '/signup': 'Create your account' },
  signUpOnly: { '/signup-only': 'Create your account' },
  signUpInvited: { '/signup-only/nobodys': 'Create your account' },
  signUpEnd: { '/signup-end': 'Check your mail' },
  forgotPassword: { '/forgot-password': 'Forgot your password?' },
  forgotPasswordEnd: { '/forgot-password-end': 'Check your mail' },
  resetPassword: { '/reset-password/nobodys': 'Choose a new password' },
  activateAccount: { '/activate-account/nobodys': NO_LINK },
  activateAccountInvited: { '/activate-account/nobodys/nobodys': NO_LINK },
  activateAccountMember: { '/activate-account/x/group/nobodys/nobodys': NO_LINK },
  loginViaTokenTo: { '/login-via-token/dashboard/nobodys': 'Login failed' },
  loginViaToken: { '/login-via-token/nobodys': 'Login failed' },
  inviteMember: { '/invite-member/user/nobodys': 'This invitation does not work' },
  acceptFollow: { '/accept-follow/nobodys': NO_LINK },
  meetingStart: { '/s/1234567890': NO_MEETING },
  meetingJoin: { '/j/1234567890': NO_MEETING },
  landingJira: { '/landing-jira/nobodys': NO_LINK },
  oauthLanding: {
    '/oauth2/landing': 'Applications and your account',
    '/oauth2/landing?error=redirect-uri': 'Applications and your account',
  },
  personalRoom: { '/nobody-of-this-name': 'No meeting found' },
  labelledRoom: { '/nobody-of-this-name/desk': 'No meeting found', '/no/such/page/here': 'Page not found' },
};

const PERSONS: Partial<Record<RouteName, Stops>> = {
  dashboard: {
    '/dashboard/join': 'No meeting ahead',
    '/dashboard/schedule': 'Nothing planned',
    '/dashboard/rooms': 'No custom rooms yet.',
  },
  ongoingMeetings: { '/ongoing-meetings': 'No meeting is running' },
  meetingsHistory: { '/meetings-history': 'No meetings yet' },
  chat: {
    '/chat': 'No conversation started',
    '/chat/nobodys': 'This conversation can’t be shown',
  },
  groupsManagement: { '/groups-management': 'No groups yet' },
  notifications: { '/notifications': 'There are no notifications!' },
  followers: { '/followers': 'Nobody follows you yet' },
  referrals: { '/referrals': 'You have not invited anybody yet' },
  organization: { '/organization': 'You are in no organization' },
  integrations: {
    '/integrations': 'You have no webhooks yet',
    '/integrations/about/jira': 'Meetings from Jira issues',
    '/integrations/about/hubstaff': 'All integrations',
  },
  userAuthorizeJira: { '/user-authorize-jira/nobodys': NO_LINK },
  userAuthorizeHubstaff: { '/user-authorize-hubstaff?code=nobodys': 'Hubstaff was not connected' },
  oauthAuthorize: { '/oauth2/authorize': 'No application is asking' },
  oauthAuthorizeChromeExtension: {
    '/oauth2/authorize-chrome-extension?error=access_denied': 'You did not allow it',
  },
};

/** Routes that lead on to pages of other routes, or that follow a meeting. Other tests check their pages. */
const ELSEWHERE: readonly RouteName[] = [
  ...(['loginAsUser', 'routeFileGenerator', 'mobileMeetingStart', 'mobileMeetingJoin'] as const),
  ...(['meetingEnd', 'invites'] as const),
];

test('every route is checked here or by another test', () => {
  const looked = [VISITORS, PERSONS].flatMap((table) => Object.keys(table));
  expect([...looked, ...ELSEWHERE].sort()).toEqual(Object.keys(ROUTES).sort());
});

const half = (table: object, at: 0 | 1): [string, string][] =>
  (Object.values(table) as Stops[]).flatMap((stops) => Object.entries(stops)).filter((_, index) => index % 2 === at);

for (const at of [0, 1] as const) {
  test(`the pages of visitors are accessible, ${at + 1} of 2`, async ({ newVisitor }) => {
    const { page } = await newVisitor();
    for (const [path, shows] of half(VISITORS, at)) {
      await page.goto(path);
      await expectAccessible(page.getByText(shows).first());
    }
  });

  test(`the pages of signed-in people are accessible while they are empty, ${at + 1} of 2`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    for (const [path, shows] of half(PERSONS, at)) {
      await page.goto(path);
      await expectAccessible(page.getByText(shows).first());
    }
  });
}
