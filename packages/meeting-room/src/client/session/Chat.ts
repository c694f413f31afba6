import type { ChatLine, ChatRefusal, ChatRules } from '../../protocol/chat.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';

type ChatMessage = Extract<ServerMessage, { type: 'chat' | 'chatRefused' }>;

/** Message of the person that the meeting's chat has not stored yet. */
export interface Outgoing {
  id: string;
  content: string;
}

/** Maximum number of one's own messages that are kept over a reload. */
const OWN_MAX = 200;
const OWN_KEY = 'meetingRoomSaid';

/** The page's copy of the meeting's chat. If the room has no chat, it has no rules and stays empty. */
export class Chat {
  /** Undefined if the room has no chat. */
  readonly rules = new Behavior<ChatRules | undefined>(undefined);
  /** Messages, oldest first. */
  readonly lines = new Behavior<readonly ChatLine[]>([]);
  readonly outgoing = new Behavior<readonly Outgoing[]>([]);
  /** Latest messages of others, in the order of their arrival. */
  readonly heard = new Behavior<readonly ChatLine[]>([]);
  /** Last refused message, with the reason. */
  readonly refused = new Behavior<(Outgoing & { why: ChatRefusal }) | undefined>(undefined);
  #send: (message: ClientMessage) => void;
  #own = new Set(readOwn());

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Starts in a new seat. Messages that were unsent when the previous seat was lost are sent again with their ids. */
  reset(rules: ChatRules | undefined): void {
    this.rules.next(rules);
    for (const { id, content } of this.outgoing.value) this.#send({ type: 'say', id, content });
  }

  isOwn({ sentAs }: ChatLine): boolean {
    return this.#own.has(sentAs);
  }

  say(content: string): void {
    const id = crypto.randomUUID();
    this.#own.add(id);
    keepOwn([...this.#own].slice(-OWN_MAX));
    this.outgoing.update((outgoing) => [...outgoing, { id, content }]);
    this.#send({ type: 'say', id, content });
  }

  receive(message: ChatMessage): void {
    if (message.type === 'chatRefused') {
      const refused = this.outgoing.value.find(({ id }) => id === message.id);
      this.#settle([message.id]);
      if (refused) this.refused.next({ ...refused, why: message.why });
      return;
    }
    this.#settle(message.lines.map(({ sentAs }) => sentAs));
    const known = new Set(this.lines.value.map(({ key }) => key));
    const fresh = message.lines.filter(({ key, content }) => !known.has(key) && content !== '');
    const changed = new Map(message.lines.filter(({ key }) => known.has(key)).map((line) => [line.key, line]));
    // An older message may arrive after a newer one. A message that is known already is an edit, or a deletion if it is
    // empty.
    this.lines.update((lines) =>
      [...lines.map((line) => changed.get(line.key) ?? line), ...fresh]
        .filter(({ content }) => content !== '')
        .sort((one, other) => one.at - other.at),
    );
    this.heard.next(fresh.filter((line) => !this.isOwn(line)));
  }

  #settle(ids: readonly string[]): void {
    if (this.outgoing.value.some(({ id }) => ids.includes(id)))
      this.outgoing.update((outgoing) => outgoing.filter(({ id }) => !ids.includes(id)));
  }
}

/** Returns the ids of the messages that this tab sent, so that a reload recognizes them. */
function readOwn(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OWN_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Stores the ids of the tab's messages. Without storage, the person's earlier messages appear under their name after a
 * reload.
 */
function keepOwn(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(OWN_KEY, JSON.stringify(ids));
  } catch {
    // Without storage, see above.
  }
}
