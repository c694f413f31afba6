import type { Status } from '@meet/remote-kit/network';

const EMOJI: Readonly<Record<string, string>> = { Vacationing: '🏖️', 'Out sick': '🤒' };

/** Returns the text of a status: the person's own text, or the name of the status. */
export function presentStatus(
  t: (key: string) => string,
  status: Pick<Status, 'status' | 'statusDescription' | 'inMeeting'>,
): string {
  if (status.inMeeting) return t('status.inMeeting');
  const emoji = EMOJI[status.status];
  const words = status.statusDescription || t(`status.${status.status}`);
  return emoji && !words.startsWith(emoji) ? `${emoji} ${words}` : words;
}

/** Returns whether a status tells more than that the person is available or invisible. */
export function isNotifying({ status, statusDescription, inMeeting }: Status): boolean {
  return inMeeting || statusDescription !== '' || (status !== 'Available' && status !== 'Invisible');
}
