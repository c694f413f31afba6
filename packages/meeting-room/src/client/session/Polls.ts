import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import type { PollRefusal, PollRules, RoomPoll } from '../../protocol/polls.ts';
import { Behavior } from '../Behavior.ts';

type PollsMessage = Extract<ServerMessage, { type: 'polls' | 'pollRefused' }>;
type Draft = Omit<Extract<ClientMessage, { type: 'openPoll' }>, 'type' | 'id'>;
export type KnownPoll = RoomPoll & { own: number[] };

/** The page's copy of the meeting's polls. If the room has no polls, it has no rules and stays empty. */
export class Polls {
  /** Undefined if the room has no polls. */
  readonly rules = new Behavior<PollRules | undefined>(undefined);
  /** Polls, oldest first. */
  readonly list = new Behavior<readonly KnownPoll[]>([]);
  /** Last poll that somebody else opened and in which the person has not voted. */
  readonly heard = new Behavior<KnownPoll | undefined>(undefined);
  /** Last poll that ended while the person was in the room. */
  readonly ended = new Behavior<KnownPoll | undefined>(undefined);
  readonly refused = new Behavior<{ id: string; why: PollRefusal } | undefined>(undefined);
  #send: (message: ClientMessage) => void;
  /** Polls that the person opened or has been notified of. */
  #announced = new Set<string>();

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Starts in a new seat; the server sends the earlier polls by itself. */
  reset(rules: PollRules | undefined): void {
    this.rules.next(rules);
    this.list.next([]);
  }

  /** Opens a poll. Returns its id, which the accepted poll or the refusal carries. */
  open(draft: Draft): string {
    const id = crypto.randomUUID();
    this.#announced.add(id);
    this.#send({ type: 'openPoll', id, ...draft });
    return id;
  }

  vote(pollId: string, choices: number[]): void {
    this.#send({ type: 'vote', pollId, choices });
  }

  end(pollId: string): void {
    this.#send({ type: 'endPoll', pollId });
  }

  receive(message: PollsMessage): void {
    if (message.type === 'pollRefused') return this.refused.next(message);
    for (const poll of message.polls) this.#take(poll);
  }

  #take(poll: RoomPoll): void {
    const known = this.list.value.find(({ pollId }) => pollId === poll.pollId);
    // Older results may arrive after newer ones.
    if (known && known.revision > poll.revision) return;
    const own = poll.own?.length ? poll.own : (known?.own ?? []);
    const taken = { ...poll, own };
    this.list.update((list) => (known ? list.map((one) => (one === known ? taken : one)) : [...list, taken]));
    if (known?.endedAt === null && taken.endedAt !== null) this.ended.next(taken);
    if (this.#announced.has(poll.pollId) || taken.endedAt !== null || own.length > 0) return;
    this.#announced.add(poll.pollId);
    this.heard.next(taken);
  }
}
