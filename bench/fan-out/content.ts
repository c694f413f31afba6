export interface BenchedMessage {
  readonly sequence: number;
  readonly content: string;
}

/** What each message says. */
export const CONTENT = 'x'.repeat(200);
