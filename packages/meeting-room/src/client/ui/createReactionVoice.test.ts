import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { Subject } from 'rxjs';
import type { Participant } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import fr from '../i18n/fr_FR.json';
import { addLanguage, setLanguage } from '../i18n/texts.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { createReactionVoice } from './createReactionVoice.ts';

const person = (id: string, name: string) => ({ id, name }) as Participant;
const ana = person('ana', 'Ana Pop');
const ben = person('ben', 'Ben Lee');
let incident: Subject<RoomIncident>;
beforeEach(() => {
  incident = new Subject();
  document.body.replaceChildren(createReactionVoice({ self: new Behavior<Participant | undefined>(ana), incident }));
});

it('announces the reactions of others in words, but not the person’s own', () => {
  incident.next({ kind: 'reacted', participant: ben, reaction: 3 });
  expect(screen.getByRole('status')).toHaveTextContent('Ben Lee: applause');
  incident.next({ kind: 'reacted', participant: ana, reaction: 0 });
  expect(screen.getByRole('status')).toHaveTextContent('Ben Lee: applause');
});

it('marks guests', () => {
  incident.next({ kind: 'reacted', participant: { ...ben, isGuest: true }, reaction: 3 });
  expect(screen.getByRole('status')).toHaveTextContent('Ben Lee (guest): applause');
});

it('announces a repeated reaction again', () => {
  incident.next({ kind: 'reacted', participant: ben, reaction: 0 });
  const first = screen.getByRole('status').firstChild;
  incident.next({ kind: 'reacted', participant: ben, reaction: 0 });
  expect(screen.getByRole('status').firstChild).not.toBe(first);
});

it('announces in French', () => {
  addLanguage('fr', fr);
  setLanguage('fr');
  incident.next({ kind: 'reacted', participant: ben, reaction: 4 });
  expect(screen.getByRole('status')).toHaveTextContent('Ben Lee : hourra');
  setLanguage('en');
});
