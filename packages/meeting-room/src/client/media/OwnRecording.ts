import type { ApiEvent, RoomEvent } from '../../protocol/apiNames.ts';
import { Behavior } from '../Behavior.ts';
import type { RoomRecording } from '../host/RoomParts.ts';
import { importPart } from '../importPart.ts';
import type * as recording from '../recording/entry.ts';
import type { PictureParts } from '../recording/PictureMix.ts';
import type { Recording } from '../recording/record.ts';

/** Host page that receives events. */
interface Host {
  send(name: ApiEvent | RoomEvent, data?: object): void;
}

/** The person's own recording of the meeting. The host page requests it and stores its parts. */
export class OwnRecording implements RoomRecording {
  readonly isOn = new Behavior(false);
  #recording: Promise<Recording> | undefined;
  #ended: Promise<void> | undefined;
  #parts: PictureParts;
  #host: Host;

  constructor(parts: PictureParts, host: Host) {
    this.#parts = parts;
    this.#host = host;
  }

  toggle(): void {
    if (this.isOn.value) void this.stop();
    else this.#host.send('recordingWanted');
  }

  start(type: string): void {
    this.#ended ??= this.#run(type);
  }

  async stop(): Promise<void> {
    void this.#recording?.then(({ stop }) => stop()).catch(() => undefined);
    await this.#ended;
  }

  async #run(type: string): Promise<void> {
    this.isOn.next(true);
    let error: string | undefined;
    try {
      this.#recording = importPart<typeof recording>('recording').then(({ record }) =>
        record(this.#parts, type, (part) => this.#host.send('recordingPart', { part })),
      );
      await (
        await this.#recording
      ).ended;
    } catch (reason) {
      error = String(reason);
    }
    this.#recording = this.#ended = undefined;
    this.isOn.next(false);
    this.#host.send('recordingStatusChanged', { on: false, mode: 'local', error });
  }
}
