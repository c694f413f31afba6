import { firstSegment, MEETING_SEGMENTS } from '@meet/contracts/routes';

/** The parts of the frame that a page shows. */
export interface FrameRules {
  /** `sign-in` shows only the link to the sign-in page. */
  readonly navigation: 'full' | 'sign-in' | 'none';
  readonly logoAndClock: boolean;
  readonly footer: boolean;
  readonly cookieBar: boolean;
  readonly impersonationBanner: boolean;
  readonly network: boolean;
  readonly chat: boolean;
  readonly tour: boolean;
  /** Whether the page is a meeting, which fills the window. */
  readonly meeting: boolean;
}

/** Pages that show people beside them: My network and the chat. */
const WITH_PEOPLE = new Set([
  'chat',
  'dashboard',
  'groups-management',
  'ongoing-meetings',
  'notifications',
  'followers',
  'referrals',
  'invites',
  'organization',
  'meetings-history',
  'integrations',
  's',
  'j',
]);
/** Pages that are themselves the way to sign in, so that they need no link to it. */
const SIGN_IN = new Set(['signin', 'signin-only']);
const WITHOUT_LOGO = new Set([...MEETING_SEGMENTS, 'oauth2']);

/** Returns the parts of the frame on a page, by its first path segment and whether somebody is signed in. */
export function getFrame(pathname: string, signedIn: boolean): FrameRules {
  const segment = firstSegment(pathname);
  const meeting = MEETING_SEGMENTS.has(segment);
  const withPeople = signedIn && WITH_PEOPLE.has(segment);
  return {
    navigation: getNavigation(segment, signedIn),
    logoAndClock: signedIn && !WITHOUT_LOGO.has(segment),
    // The chat fills the page with its composer at the bottom, so a footer has no place.
    footer: !meeting && segment !== 'chat',
    cookieBar: !meeting,
    impersonationBanner: segment !== 'login-as-user',
    network: withPeople && segment !== 'followers' && segment !== 'invites',
    chat: withPeople,
    tour: signedIn && segment === 'dashboard',
    meeting,
  };
}

function getNavigation(segment: string, signedIn: boolean): FrameRules['navigation'] {
  if (WITHOUT_LOGO.has(segment)) return 'none';
  if (signedIn) return 'full';
  return SIGN_IN.has(segment) ? 'none' : 'sign-in';
}
