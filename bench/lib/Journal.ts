/** Knowledge of one sender about one room: all that is compared with the database later. */
export interface Journal {
  readonly chatId: string;
  /** Messages by their clientMessageId, which is also their text, in the order in which they were acknowledged. */
  readonly acknowledged: string[];
  /** Sent, and the server died before it said anything. */
  unanswered: string | undefined;
}
