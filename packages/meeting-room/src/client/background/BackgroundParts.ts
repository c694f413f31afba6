import type { Behavior } from '../Behavior.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { openDialog } from '../ui/dialog.ts';
import type { el } from '../ui/dom.ts';
import type { Notices } from '../ui/Notices.ts';

/** Parts that the page provides: this module is loaded separately and shares no other state with the page. */
export interface BackgroundParts {
  media: Pick<LocalMedia, 'filter' | 'failCamera' | 'reopenCamera' | 'setMuted'> & {
    camera: Pick<Behavior<{ muted: boolean }>, 'value'>;
  };
  /** Background with which the room begins. */
  chosen: string | undefined;
  notices: Pick<Notices, 'ask' | 'withdraw'>;
  el: typeof el;
  openDialog: typeof openDialog;
}
