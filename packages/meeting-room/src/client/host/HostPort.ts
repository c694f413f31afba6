import { API_COMMANDS, API_QUESTIONS, type ApiEvent, type RoomEvent } from '../../protocol/apiNames.ts';
import { type FrameMessage, type HostMessage, type ParticipantEntry, isOfRoom } from '../../protocol/frame.ts';
import type { Answers } from './answers.ts';
import type { Commands } from './commands.ts';

/** Connection to the page that embeds the room. A page that is not embedded sends nothing. */
export class HostPort {
  #origin: string;
  #isEmbedded = window.parent !== window;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Starts to execute the host's commands and to answer its questions. */
  listen(commands: Commands, answers: Answers): void {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== this.#origin || !isOfRoom(data)) return;
      const message = data as HostMessage;
      if (message.meetingRoom === 'command' && API_COMMANDS.includes(message.name))
        commands[message.name](...message.args);
      if (message.meetingRoom === 'question' && API_QUESTIONS.includes(message.name))
        void this.#answer(message, answers);
    });
    this.#post({ meetingRoom: 'ready' });
  }

  send(name: ApiEvent | RoomEvent, data: object = {}): void {
    this.#post({ meetingRoom: 'event', name, data });
  }

  sendParticipants(participants: ParticipantEntry[], videoQuality: number): void {
    this.#post({ meetingRoom: 'participants', participants, videoQuality });
  }

  async #answer(
    { id, name, args }: Extract<HostMessage, { meetingRoom: 'question' }>,
    answers: Answers,
  ): Promise<void> {
    try {
      this.#post({ meetingRoom: 'answer', id, result: await answers[name](...args) });
    } catch (error) {
      this.#post({ meetingRoom: 'answer', id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #post(message: FrameMessage): void {
    if (this.#isEmbedded) window.parent.postMessage(message, this.#origin);
  }
}
