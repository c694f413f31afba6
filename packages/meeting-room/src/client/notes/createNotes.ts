import { bindTextArea } from './bindTextArea.ts';
import { NOTES_TEXTS, type NotesParts, type NotesText } from './NotesParts.ts';
import { NotesSync } from './NotesSync.ts';

/** Creates the field in which everyone in the meeting writes the same text. */
export function createNotes({ notes, addTexts, el, ...parts }: NotesParts): HTMLElement {
  addTexts(NOTES_TEXTS);
  const text = parts.text as NotesText;
  const rules = notes.rules.value!;
  const sync = new NotesSync(notes, rules);
  const hint = el('p', { id: 'notes-hint', className: 'notes-hint' }, text('notesHint'));
  const area = el('textarea', {
    className: 'notes-text',
    dir: 'auto',
    'aria-label': text('notesText'),
    'aria-describedby': 'notes-hint',
  });
  const status = el('p', { className: 'notes-status', role: 'status' });
  const error = el('p', { className: 'field-error', role: 'alert', hidden: true });
  const complain = (complaint = '') => {
    error.textContent = complaint;
    error.hidden = complaint === '';
  };
  const complainOfLength = () => complain(text('notesFull', { characters: rules.characters }));
  area.addEventListener('input', () => complain());

  let unbind = () => undefined as void;
  sync.text.subscribe((shared) => {
    unbind();
    unbind = bindTextArea(area, shared, { max: rules.characters, onTooLong: complainOfLength });
  });
  sync.refusals.changes.subscribe(complainOfLength);
  sync.state.subscribe((state) => {
    area.readOnly = state === 'loading';
    area.setAttribute('aria-busy', String(state === 'loading'));
    const statusText = state === 'ready' ? '' : text(state === 'late' ? 'notesLate' : 'notesLoading');
    if (status.textContent !== statusText) status.textContent = statusText;
  });
  return el('div', { className: 'notes-body' }, hint, area, error, status);
}
