import type { Captions } from '../media/Captions.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el, show } from './dom.ts';
import { shownName } from './shownName.ts';

/** Time after which a caption is removed if nothing replaces it. */
const READING_TIME_MS = 6_000;
const LINES_MAX = 3;

/**
 * Shows captions at the foot of the stage while they are on. Each speaker has a line with name and words that grows. It
 * is no live region: people who use a screen reader hear the speakers.
 */
export function createCaptionLines({ incident }: Pick<RoomSession, 'incident'>, { isOn }: Captions): HTMLElement {
  const area = el('div', { className: 'captions' });
  const growing = new Map<string, HTMLElement>();

  incident.subscribe((event) => {
    if (event.kind !== 'captioned' || !isOn.value) return;
    const { participant, text: said, isFinal } = event;
    const words = el('span', { dir: 'auto' }, said);
    const line = el('p', { className: 'caption' }, el('strong', {}, shownName(participant)), ' ', words);
    const before = growing.get(participant.id);
    if (before?.isConnected) before.replaceWith(line);
    else area.append(line);
    if (isFinal) growing.delete(participant.id);
    else growing.set(participant.id, line);
    while (area.childElementCount > LINES_MAX) area.firstElementChild?.remove();
    setTimeout(() => line.remove(), READING_TIME_MS);
  });
  isOn.subscribe((on) => {
    show(area, on);
    if (!on) area.replaceChildren();
  });
  return area;
}
