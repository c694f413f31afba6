import type { LocalMedia } from '../media/LocalMedia.ts';
import type { AudioOutput } from '../media/AudioOutput.ts';
import type { SpeakerWatch } from '../media/SpeakerWatch.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type { View } from '../ui/View.ts';

/** Parts of the room that the host page may read and act on. */
export interface RoomParts {
  session: RoomSession;
  media: LocalMedia;
  output: AudioOutput;
  speakers: SpeakerWatch;
  view: View;
  actions: RoomActions;
}
