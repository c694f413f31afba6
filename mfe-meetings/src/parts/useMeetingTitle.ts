import { useTexts } from '@meet/remote-kit';

export interface MeetingAbout {
  readonly subject: string;
  /** Empty for a person who has not entered the meeting's password; the subject is then empty, too. */
  readonly ownerName: string;
}

/**
 * Returns a function that gives the title of a meeting. It is the subject, or a text with the owner, or a text about
 * the password.
 */
export function useMeetingTitle(): (about: MeetingAbout) => string {
  const t = useTexts();
  return (about) => getTitle((key, values) => t(key, { ...values }), about);
}

/** Does the same outside React. */
export const getTitle = (
  t: (key: string, values?: Record<string, unknown>) => string,
  { subject, ownerName }: MeetingAbout,
): string => subject || (ownerName ? t('preview.meetingOf', { name: ownerName }) : t('preview.behindPassword'));
