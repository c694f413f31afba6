import type { Status } from '@meet/remote-kit/network';

const EMOJI: Readonly<Record<string, string>> = { Vacationing: '🏖️', 'Out sick': '🤒' };

/** A status in words: what the person wrote, else its own name. */
export function presentStatus(
  t: (key: string) => string,
  status: Pick<Status, 'status' | 'statusDescription' | 'inMeeting'>,
): string {
  if (status.inMeeting) return t('status.inMeeting');
  const emoji = EMOJI[status.status];
  const words = status.statusDescription || t(`status.${status.status}`);
  return emoji && !words.startsWith(emoji) ? `${emoji} ${words}` : words;
}

/** Whether a status says more than that the person is there. */
export function isNotifying({ status, statusDescription, inMeeting }: Status): boolean {
  return inMeeting || statusDescription !== '' || (status !== 'Available' && status !== 'Invisible');
}
