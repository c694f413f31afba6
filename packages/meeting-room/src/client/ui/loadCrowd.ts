import { MAX_PARTICIPANTS } from '../../protocol/limits.ts';
import { observeAll } from '../Behavior.ts';
import type { CrowdParts } from '../crowd/CrowdParts.ts';
import type * as crowd from '../crowd/entry.ts';
import { addTexts, text } from '../i18n/texts.ts';
import { importPart, importStyles } from '../importPart.ts';
import { confirm } from './dialog.ts';
import { openPopover } from './popover.ts';
import { shownName } from './shownName.ts';

const RETRY_MS = 3_000;

type Lent = 'text' | 'addTexts' | 'observeAll' | 'confirm' | 'openPopover' | 'shownName';

/** Loads what a room of many people needs: in such a room at once, in another when the list of participants opens. */
export function loadCrowd(parts: Omit<CrowdParts, Lent>): void {
  const { session, view, notices } = parts;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const [{ openCrowd }] = await Promise.all([importPart<typeof crowd>('crowd'), importStyles('crowdStyles')]);
      const lent = { text: text as CrowdParts['text'], addTexts, observeAll, confirm, openPopover, shownName };
      openCrowd({ ...parts, ...lent });
    } catch {
      isLoading = false;
      if (view.isPaneOpen.value) notices.tell({ key: 'people', message: text('peopleFailed'), tone: 'warning' });
      view.isPaneOpen.next(false);
      setTimeout(loadIfLarge, RETRY_MS);
    }
  };
  const loadIfLarge = () => void (session.maxParticipants > MAX_PARTICIPANTS && load());
  view.isPaneOpen.changes.subscribe((open) => open && void load());
  session.phase.subscribe(({ name }) => name === 'joined' && loadIfLarge());
}
