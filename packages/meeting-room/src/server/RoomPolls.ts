import { cleanLine, hasVisible } from '@meet/contracts/texts';
import type { PollMessage } from '../protocol/messages.ts';
import type { PollRefusal, PollRules, RoomPoll } from '../protocol/polls.ts';
import { AttemptLimit } from './AttemptLimit.ts';
import { getVisitor } from './authorize.ts';
import type { Log, MeetingPolls, PollDraft, PollOutcome } from './hooks.ts';
import type { Room } from './Room.ts';
import type { Seat } from './Seat.ts';

/** Interval within which the results of votes are sent together. */
const RESULTS_PAUSE_MS = 500;

/** Connects the meeting's polls with the room: hosts open and end them, everyone in the room votes. */
export class RoomPolls {
  #polls: MeetingPolls;
  #log: Log;
  #asked: AttemptLimit;
  /** Results that will be sent to everyone soon, by poll. */
  #pending = new Map<string, RoomPoll>();

  constructor(polls: MeetingPolls, log: Log) {
    this.#polls = polls;
    this.#log = log;
    this.#asked = new AttemptLimit(polls.rate);
  }

  get rules(): PollRules {
    return this.#polls.rules;
  }

  /** Sends a new participant the polls so far, with the participant's own votes. A failure is only logged. */
  async greet(room: Room, seat: Seat): Promise<void> {
    try {
      const polls = await this.#polls.read(room.name, seat.describe());
      if (polls.length > 0) seat.send({ type: 'polls', polls });
    } catch (error) {
      this.#log.error(error, 'a participant was not shown the polls');
    }
  }

  /** Opens or ends a poll, or stores a vote. On refusal, the person gets the reason. */
  async handle(room: Room, seat: Seat, message: PollMessage): Promise<void> {
    const outcome = this.#asked.take(getVisitor(seat.grant))
      ? await this.#act(room, seat, message)
      : { why: 'too-often' as const };
    if ('why' in outcome) {
      const id = message.type === 'openPoll' ? message.id : message.pollId;
      return seat.send({ type: 'pollRefused', id, why: outcome.why });
    }
    const { poll } = outcome;
    seat.send({ type: 'polls', polls: [poll] });
    if (message.type === 'vote') this.#showSoon(room, poll);
    else this.#show(room, poll);
  }

  async #act(room: Room, seat: Seat, message: PollMessage): Promise<PollOutcome> {
    if (message.type !== 'vote' && seat.role !== 'moderator') return { why: 'not-host' };
    try {
      switch (message.type) {
        case 'openPoll': {
          const draft = clean(message);
          const why = findFault(draft, this.rules);
          return why ? { why } : await this.#polls.open(room.name, seat.describe(), draft);
        }
        case 'vote': {
          const { pollId, choices } = message;
          if (choices.length > this.rules.options) return { why: 'choices' };
          return await this.#polls.vote(room.name, seat.describe(), { pollId, choices });
        }
        case 'endPoll':
          return await this.#polls.end(room.name, seat.describe(), message.pollId);
      }
    } catch (error) {
      // The error itself may contain the question or the choices.
      const reason = error instanceof Error ? error.name : typeof error;
      this.#log.error({ reason }, 'a request for a poll was not carried out');
      return { why: 'failed' };
    }
  }

  #showSoon(room: Room, poll: RoomPoll): void {
    const { pollId } = poll;
    const pending = this.#pending.get(pollId);
    if (!pending) {
      setTimeout(() => {
        const newest = this.#pending.get(pollId);
        // Nothing is pending if the end of the poll was sent meanwhile.
        if (newest) this.#show(room, newest);
      }, RESULTS_PAUSE_MS).unref();
    }
    if (!pending || pending.revision < poll.revision) this.#pending.set(poll.pollId, poll);
  }

  /** Sends everyone the results, without anybody's own vote. */
  #show(room: Room, { own: _own, ...poll }: RoomPoll): void {
    this.#pending.delete(poll.pollId);
    room.broadcast({ type: 'polls', polls: [poll] });
  }
}

const clean = ({ id, question, options, isMultiple, isAnonymous }: PollDraft): PollDraft => ({
  ...{ id, isMultiple, isAnonymous },
  question: cleanLine(question),
  options: options.map(cleanLine),
});

function findFault({ question, options }: PollDraft, rules: PollRules): PollRefusal | undefined {
  if (![question, ...options].every(hasVisible)) return 'blank';
  if (question.length > rules.question || options.some(({ length }) => length > rules.option)) return 'too-long';
  if (options.length < rules.optionsMin) return 'few-options';
  if (options.length > rules.options) return 'many-options';
  if (new Set(options.map((option) => option.toLocaleLowerCase())).size < options.length) return 'same-options';
  return undefined;
}
