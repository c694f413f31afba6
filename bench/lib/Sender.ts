import { sendChatMessage } from '@meet/chat-contract';
import { HEADERS } from '@meet/contracts';
import { randomUUID } from 'node:crypto';
import { succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import type { Journal } from './Journal.ts';

const MUTATION = `mutation Send($input: SendChatMessageInput!) { sendChatMessage(input: $input) { __typename } }`;

/** A person who sends to a room, by REST or GraphQL, and keeps a journal of the acknowledged messages. */
export class Sender {
  readonly journal: Journal;
  #token: string;
  #byGraphql: boolean;

  constructor(chatId: string, token: string, byGraphql: boolean) {
    this.journal = { chatId, acknowledged: [], unanswered: undefined };
    this.#token = token;
    this.#byGraphql = byGraphql;
  }

  /**
   * Sends one message after the other until the server is gone. It first resends an unanswered message, as a client
   * would.
   */
  async sendUntilGone(url: string, onAcknowledged: () => void): Promise<void> {
    for (;;) {
      const id = this.journal.unanswered ?? randomUUID();
      this.journal.unanswered = id;
      try {
        await this.#send(url, id);
      } catch (error) {
        // `fetch` throws this if the connection breaks or is refused.
        if (error instanceof TypeError) return;
        throw error;
      }
      this.journal.unanswered = undefined;
      this.journal.acknowledged.push(id);
      onAcknowledged();
    }
  }

  /** Resends the message that the last crash left unanswered. */
  async resend(url: string): Promise<void> {
    const id = this.journal.unanswered;
    if (id === undefined) return;
    await this.#send(url, id);
    this.journal.unanswered = undefined;
    this.journal.acknowledged.push(id);
  }

  async #send(url: string, id: string): Promise<void> {
    const input = { chatId: this.journal.chatId, message: id, clientMessageId: id };
    if (!this.#byGraphql) return void (await succeedFromOutside(url, sendChatMessage, input, this.#token));
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.userToken]: this.#token },
      body: JSON.stringify({ query: MUTATION, variables: { input } }),
    });
    const body = await response.text();
    if (!body.includes('SendChatMessageSuccess')) throw new Error(`GraphQL answered ${response.status}: ${body}`);
  }
}
