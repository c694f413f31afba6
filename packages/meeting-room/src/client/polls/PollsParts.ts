import type { text as getText } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type { el as elOf } from '../ui/dom.ts';

/** Parts that the page lends: this module is loaded by itself and shares no other state with it. */
export interface PollsParts {
  session: RoomSession;
  text: typeof getText;
  el: typeof elOf;
}
