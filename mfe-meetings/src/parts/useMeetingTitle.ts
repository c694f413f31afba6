import { useTexts } from '@meet/remote-kit';

export interface MeetingAbout {
  readonly subject: string;
  /** Empty to who stands before the meeting's password; so is the subject then. */
  readonly ownerName: string;
}

/** Returns the title of a meeting: its subject, else its owner, else the text before it. */
export function useMeetingTitle(): (about: MeetingAbout) => string {
  const t = useTexts();
  return (about) => getTitle((key, values) => t(key, { ...values }), about);
}

/** The same outside React. */
export const getTitle = (
  t: (key: string, values?: Record<string, unknown>) => string,
  { subject, ownerName }: MeetingAbout,
): string => subject || (ownerName ? t('preview.meetingOf', { name: ownerName }) : t('preview.behindPassword'));
