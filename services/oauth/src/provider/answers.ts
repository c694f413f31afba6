import type { Secrets } from '@meet/service-kit';

const PURPOSE = 'oauth/answer';

/** Decision of a signed-in person about a request. */
export interface Answer {
  readonly uid: string;
  readonly accountId: string;
  readonly allow: boolean;
  /** Unix milliseconds. */
  readonly until: number;
}

/** The answer as an address can carry it: nobody reads or makes one. */
export const sealAnswer = (secrets: Secrets, answer: Answer): string => secrets.seal(PURPOSE, JSON.stringify(answer));

export function openAnswer(secrets: Secrets, sealed: string): Answer | undefined {
  try {
    return JSON.parse(secrets.open(PURPOSE, sealed)) as Answer;
  } catch {
    return undefined;
  }
}
