export interface BenchedMessage {
  readonly sequence: number;
  readonly content: string;
}

/** Content of each message. */
export const CONTENT = 'x'.repeat(200);
