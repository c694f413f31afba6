import type { ApiCommand, ApiEvent, ApiQuestion, RoomEvent } from '../protocol/apiNames.ts';
import { type FrameMessage, type HostMessage, type ParticipantEntry, isOfRoom } from '../protocol/frame.ts';

export interface FrameTransportEvents {
  onEvent(name: ApiEvent | RoomEvent, data: object): void;
  onParticipants(participants: ParticipantEntry[], videoQuality: number): void;
}

interface Question {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Exchanges messages with one frame of one origin. Messages are queued until the frame listens. */
export class FrameTransport {
  #frame: HTMLIFrameElement;
  #origin: string;
  #events: FrameTransportEvents;
  #isReady = false;
  #queue: HostMessage[] = [];
  #questions = new Map<number, Question>();
  #lastQuestion = 0;

  constructor(frame: HTMLIFrameElement, origin: string, events: FrameTransportEvents) {
    this.#frame = frame;
    this.#origin = origin;
    this.#events = events;
    window.addEventListener('message', this.#handleMessage);
  }

  command(name: ApiCommand, args: unknown[]): void {
    this.#post({ meetingRoom: 'command', name, args });
  }

  ask(name: ApiQuestion, args: unknown[]): Promise<unknown> {
    const id = ++this.#lastQuestion;
    return new Promise((resolve, reject) => {
      this.#questions.set(id, { resolve, reject });
      this.#post({ meetingRoom: 'question', id, name, args });
    });
  }

  /** Rejects all open questions. */
  dispose(): void {
    window.removeEventListener('message', this.#handleMessage);
    for (const { reject } of this.#questions.values()) reject(new Error('The meeting was disposed.'));
    this.#questions.clear();
    this.#queue = [];
  }

  #handleMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || origin !== this.#origin || !isOfRoom(data)) return;
    const message = data as FrameMessage;
    switch (message.meetingRoom) {
      case 'ready':
        this.#isReady = true;
        for (const queued of this.#queue.splice(0)) this.#post(queued);
        break;
      case 'event':
        this.#events.onEvent(message.name, message.data);
        break;
      case 'participants':
        this.#events.onParticipants(message.participants, message.videoQuality);
        break;
      case 'answer': {
        const question = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        if ('error' in message) question?.reject(new Error(message.error));
        else question?.resolve(message.result);
      }
    }
  };

  #post(message: HostMessage): void {
    if (!this.#isReady) this.#queue.push(message);
    else this.#frame.contentWindow?.postMessage(message, this.#postOptions(message));
  }

  /** Delegates the user's click in the host page to the frame, if the browser can: screen capture needs a click. */
  #postOptions(message: HostMessage): WindowPostMessageOptions & { delegate?: string } {
    const isShare = message.meetingRoom === 'command' && message.name === 'toggleShareScreen';
    const canDelegate = isShare && navigator.userActivation?.isActive;
    return { targetOrigin: this.#origin, ...(canDelegate && { delegate: 'display-capture' }) };
  }
}
