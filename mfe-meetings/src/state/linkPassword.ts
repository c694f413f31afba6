import { meetingLink } from './openMeeting.ts';

const NAME = 'password';

/** Returns a link to join a meeting with its password in the fragment, which browsers do not send to servers. */
export const linkWithPassword = (roomId: string, password: string): string =>
  `${meetingLink(roomId)}#${new URLSearchParams({ [NAME]: password })}`;

/** Returns the password in the fragment of a link; undefined if there is none. */
export const readLinkPassword = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(NAME) || undefined;
