import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el } from './dom.ts';
import { shownName } from './shownName.ts';
import { reactionName } from './reactionName.ts';

/** Announces reactions to people who use a screen reader. It is a polite live region that is never drawn. */
export function createReactionVoice({ self, incident }: Pick<RoomSession, 'self' | 'incident'>): HTMLElement {
  const voice = el('div', { className: 'unseen', role: 'status' });
  incident.subscribe((event) => {
    if (event.kind !== 'reacted' || event.participant.id === self.value?.id) return;
    const said = text('reactedNotice', { name: shownName(event.participant), reaction: reactionName(event.reaction) });
    // A new element each time, so that screen readers also read a repeated reaction.
    voice.replaceChildren(el('span', {}, said));
  });
  return voice;
}
