import { MAX_PARTICIPANTS } from '../../protocol/limits.ts';
import { observeAll } from '../Behavior.ts';
import type { CrowdParts } from '../crowd/CrowdParts.ts';
import type * as crowd from '../crowd/entry.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { addTexts, text } from '../i18n/texts.ts';
import { importPart, importStyles } from '../importPart.ts';
import { confirm } from './dialog.ts';
import { openPopover } from './popover.ts';
import { shownName } from './shownName.ts';

const RETRY_MS = 3_000;

type Lent = 'text' | 'addTexts' | 'observeAll' | 'confirm' | 'openPopover' | 'shownName';

/** Incidents that only this part announces. */
const ANNOUNCED: ReadonlySet<RoomIncident['kind']> = new Set(['unmuteAsked', 'handLowered']);

async function importCrowd() {
  const [{ openCrowd }] = await Promise.all([importPart<typeof crowd>('crowd'), importStyles('crowdStyles')]);
  return openCrowd;
}

/**
 * Loads the parts that a room of many people needs. A large room loads them at once, another one when the list of
 * participants opens or a host requests something. `importOpen` resolves to the function that opens them.
 */
export function loadCrowd(parts: Omit<CrowdParts, Lent>, importOpen = importCrowd): void {
  const { session, view, notices } = parts;
  const missed: RoomIncident[] = [];
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const openCrowd = await importOpen();
      const lent = { text: text as CrowdParts['text'], addTexts, observeAll, confirm, openPopover, shownName };
      openCrowd({ ...parts, ...lent });
      waiting.unsubscribe();
      for (const incident of missed) session.incident.next(incident);
    } catch {
      isLoading = false;
      if (view.isPaneOpen.value) notices.notify({ key: 'people', message: text('peopleFailed'), tone: 'warning' });
      view.isPaneOpen.next(false);
      setTimeout(loadIfDue, RETRY_MS);
    }
  };
  const waiting = session.incident.subscribe((incident) => {
    if (!ANNOUNCED.has(incident.kind)) return;
    missed.push(incident);
    void load();
  });
  const loadIfDue = () => void ((session.maxParticipants > MAX_PARTICIPANTS || missed.length > 0) && load());
  view.isPaneOpen.changes.subscribe((open) => open && void load());
  session.phase.subscribe(({ name }) => name === 'joined' && loadIfDue());
}
