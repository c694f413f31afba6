import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el } from './dom.ts';
import { shownName } from './shownName.ts';
import { reactionName } from './reactionName.ts';

/** Tells who doesn't see the stage of reactions, politely; drawn nowhere. */
export function createReactionVoice({ self, incident }: Pick<RoomSession, 'self' | 'incident'>): HTMLElement {
  const voice = el('div', { className: 'unseen', role: 'status' });
  incident.subscribe((event) => {
    if (event.kind !== 'reacted' || event.participant.id === self.value?.id) return;
    const said = text('reactedNotice', { name: shownName(event.participant), reaction: reactionName(event.reaction) });
    // A new element each time, so that the same again is read again.
    voice.replaceChildren(el('span', {}, said));
  });
  return voice;
}
