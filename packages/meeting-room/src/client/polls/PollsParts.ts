import type { text as getText } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type { el as createElement } from '../ui/dom.ts';

/** Parts that the page provides: this module is loaded separately and shares no other state with the page. */
export interface PollsParts {
  session: RoomSession;
  text: typeof getText;
  el: typeof createElement;
}
