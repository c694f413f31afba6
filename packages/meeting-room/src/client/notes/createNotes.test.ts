import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import type { ClientMessage } from '../../protocol/messages.ts';
import { addTexts, text } from '../i18n/texts.ts';
import { Notes } from '../session/Notes.ts';
import { el } from '../ui/dom.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { createNotes } from './createNotes.ts';
import { SharedText } from './SharedText.ts';

const RULES = { characters: 50, updateLength: 4_000 };
type Write = Extract<ClientMessage, { type: 'writeNotes' }>;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  const sent: ClientMessage[] = [];
  const notes = new Notes((message) => void sent.push(message));
  notes.reset(RULES);
  document.body.replaceChildren(createNotes({ notes, text, addTexts, el }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the notes' });
  /** Copy of the stored text. */
  const stored = new SharedText();
  const getWrites = () => sent.filter((message): message is Write => message.type === 'writeNotes');
  const page = {
    ...{ area, notes, stored, getWrites },
    load: (update = '') => notes.receive({ type: 'notes', part: update, isLast: true }),
    type(value: string, caret = value.length) {
      area.value = value;
      area.setSelectionRange(caret, caret);
      fireEvent.input(area);
    },
    /** Stores the change under way, and those that follow. */
    store() {
      for (let known = 0; ;) {
        jest.advanceTimersByTime(300);
        const writes = getWrites();
        if (writes.length === known) return;
        known = writes.length;
        const { id, update } = writes.at(-1)!;
        stored.receive(decodeBase64(update));
        notes.receive({ type: 'notesStored', id });
      }
    },
    refuse: (why: 'full' | 'failed' | 'too-often') =>
      notes.receive({ type: 'notesRefused', id: getWrites().at(-1)!.id, why }),
    /** Another person makes this text of the stored one. */
    hear(value: string, caret = value.length) {
      stored.type(value, caret);
      const { update, count } = stored.takeUnsent(10_000)!;
      stored.confirm(count);
      notes.receive({ type: 'notesWritten', update: encodeBase64(update) });
    },
    countLoads: () => sent.filter(({ type }) => type === 'openNotes').length,
  };
  return page;
}

describe('the notes', () => {
  it('cannot be written before they have loaded', () => {
    const page = open();
    expect(page.area.readOnly).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('The notes are loading…');
    page.load();
    expect(page.area.readOnly).toBe(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('send what is typed together, one change at a time', () => {
    const page = open();
    page.load();
    page.type('H');
    page.type('Hi');
    jest.advanceTimersByTime(300);
    page.type('Hi!');
    jest.advanceTimersByTime(300);
    expect(page.getWrites()).toHaveLength(1);
    page.notes.receive({ type: 'notesStored', id: page.getWrites()[0]!.id });
    jest.advanceTimersByTime(300);
    const texts = page.getWrites().map(({ update }) => (page.stored.receive(decodeBase64(update)), page.stored.value));
    expect(texts).toEqual(['Hi', 'Hi!']);
  });

  it('keep the caret in its place while others write', () => {
    const page = open();
    page.load();
    page.type('one two');
    page.store();
    page.area.focus();
    page.area.setSelectionRange(4, 7);
    page.hear('zero one two', 5);
    page.hear('zero one two three');
    expect(page.area.value).toBe('zero one two three');
    expect([page.area.selectionStart, page.area.selectionEnd]).toEqual([9, 12]);
  });

  it('are left alone while a character is composed, and merged afterwards', () => {
    const page = open();
    page.load();
    page.type('안');
    page.store();
    fireEvent.compositionStart(page.area);
    page.area.value = '안녀';
    fireEvent.input(page.area, { isComposing: true });
    page.hear('Hi 안', 3);
    expect(page.area.value).toBe('안녀');
    page.area.value = '안녕';
    page.area.setSelectionRange(2, 2);
    fireEvent.compositionEnd(page.area);
    expect(page.area.value).toBe('Hi 안녕');
    page.store();
    expect(page.stored.value).toBe('Hi 안녕');
  });

  it('undo by keys only what the person typed', () => {
    const page = open();
    page.load();
    page.type('Mine');
    page.store();
    page.hear('Mine and yours');
    fireEvent.keyDown(page.area, { key: 'z', ctrlKey: true });
    expect(page.area.value).toBe(' and yours');
    fireEvent.keyDown(page.area, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(page.area.value).toBe('Mine and yours');
  });

  it('take back what is too long, and show how much fits', () => {
    const page = open();
    page.load();
    page.type('short');
    page.type('x'.repeat(RULES.characters + 1));
    expect(page.area.value).toBe('short');
    expect(screen.getByRole('alert')).toHaveTextContent('The notes take 50 characters.');
    page.type('short!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('send changes again that were not stored, and show that meanwhile', () => {
    const page = open();
    page.load();
    page.type('kept');
    jest.advanceTimersByTime(300);
    page.refuse('failed');
    expect(screen.getByRole('status')).toHaveTextContent('Your last changes are not saved yet.');
    jest.advanceTimersByTime(3_000);
    page.store();
    expect(page.stored.value).toBe('kept');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('send changes again after the seat was lost, and get those of others', () => {
    const page = open();
    page.load();
    page.type('mine');
    jest.advanceTimersByTime(300);
    page.stored.type('theirs ', 7);
    const { update } = page.stored.takeUnsent(10_000)!;
    page.notes.reset(RULES);
    expect(page.countLoads()).toBe(2);
    page.load(encodeBase64(update));
    page.store();
    expect(page.area.value).toBe(page.stored.value);
    expect(['minetheirs ', 'theirs mine']).toContain(page.area.value);
  });

  it('start again from the stored text if a change is refused for good', () => {
    const page = open();
    page.load();
    page.type('kept');
    page.store();
    page.type('kept and more');
    jest.advanceTimersByTime(300);
    page.refuse('full');
    expect(screen.getByRole('alert')).toHaveTextContent('What was too much was not added.');
    page.load(page.getWrites()[0]!.update);
    expect(page.area.value).toBe('kept');
    page.type('kept!');
    page.store();
    expect(page.stored.value).toBe('kept!');
  });
});
