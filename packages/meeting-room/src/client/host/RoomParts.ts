import type { Behavior } from '../Behavior.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { AudioOutput } from '../media/AudioOutput.ts';
import type { SpeakerWatch } from '../media/SpeakerWatch.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type { View } from '../ui/View.ts';

/** The person's own recording of the meeting, which the host page keeps. */
export interface RoomRecording {
  readonly isOn: Behavior<boolean>;
  /** Ends the recording, or requests one from the host page. */
  toggle(): void;
  /** Records a file of this media type. Does nothing while a recording runs. */
  start(type: string): void;
  /** Ends the recording. Resolves once the host page has the last part. */
  stop(): Promise<void>;
}

/** Parts of the room that the host page may read and control. */
export interface RoomParts {
  session: RoomSession;
  media: LocalMedia;
  output: AudioOutput;
  speakers: SpeakerWatch;
  view: View;
  actions: RoomActions;
  /** Undefined if the host page keeps no recordings. */
  recording: RoomRecording | undefined;
}
