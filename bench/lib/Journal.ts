/** A sender's record of one room, which is later compared with the database. */
export interface Journal {
  readonly chatId: string;
  /** Ids of the acknowledged messages, in order. A message's text equals its clientMessageId. */
  readonly acknowledged: string[];
  /** Id of a message that was sent and not answered before the server died. */
  unanswered: string | undefined;
}
