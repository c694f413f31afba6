import type { observeAll } from '../Behavior.ts';
import type { RoomParts } from '../host/RoomParts.ts';
import type { confirm } from '../ui/dialog.ts';
import type { Notices } from '../ui/Notices.ts';
import type { openPopover } from '../ui/popover.ts';
import type { shownName } from '../ui/shownName.ts';
import type { addTexts } from '../i18n/texts.ts';
import type { CrowdText } from './crowdText.ts';

/** Parts that the page provides: this module is loaded separately and shares no other state with the page. */
export interface CrowdParts extends RoomParts {
  notices: Notices;
  stageArea: HTMLElement;
  /** Container of the list of participants. */
  side: HTMLElement;
  text: CrowdText;
  addTexts: typeof addTexts;
  observeAll: typeof observeAll;
  confirm: typeof confirm;
  shownName: typeof shownName;
  openPopover: typeof openPopover;
}
