import type { Secrets } from '@meet/service-kit';

const PURPOSE = 'oauth/answer';

/** A signed-in person's decision about a request. */
export interface Answer {
  readonly uid: string;
  readonly accountId: string;
  readonly allow: boolean;
  /** Unix milliseconds. */
  readonly until: number;
}

/** Encrypts an answer for use in an address, so that nobody can read or forge it. */
export const sealAnswer = (secrets: Secrets, answer: Answer): string => secrets.seal(PURPOSE, JSON.stringify(answer));

export function openAnswer(secrets: Secrets, sealed: string): Answer | undefined {
  try {
    return JSON.parse(secrets.open(PURPOSE, sealed)) as Answer;
  } catch {
    return undefined;
  }
}
