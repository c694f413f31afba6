import { isComposing } from '@meet/contracts/keys';
import { SendHorizontal } from 'lucide';
import type { ChatRefusal } from '../../protocol/chat.ts';
import { text } from '../i18n/texts.ts';
import type { Chat } from '../session/Chat.ts';
import { el, icon, setProperty, show } from './dom.ts';

/** Creates the form for a message. Text that can't be sent stays in the field, with the reason. */
export function createChatForm(chat: Chat): { form: HTMLFormElement; field: HTMLTextAreaElement } {
  const error = el('p', { id: 'chat-error', className: 'field-error', role: 'alert', hidden: true });
  const field = el('textarea', {
    dir: 'auto',
    rows: 2,
    'aria-label': text('chatField'),
    'aria-describedby': error.id,
    placeholder: text('chatPlaceholder'),
  });
  const form = el(
    'form',
    { className: 'chat-form' },
    error,
    field,
    el(
      'button',
      { type: 'submit', className: 'button button-main', title: text('chatSend'), 'aria-label': text('chatSend') },
      icon(SendHorizontal, 18),
    ),
  );

  const complain = (complaint = '') => {
    error.textContent = complaint;
    show(error, complaint !== '');
    setProperty(field, 'aria-invalid', complaint !== '');
  };
  const explain = (why: ChatRefusal, said: string) => {
    const { textMax = 0 } = chat.rules.value ?? {};
    const complaints = {
      blank: () => text('chatBlank'),
      'too-long': () => text('chatTooLong', { count: said.length, max: textMax }),
      'too-often': () => text('chatTooOften'),
      failed: () => text('chatFailed'),
    };
    complain(complaints[why]());
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const said = field.value.trim();
    const isTooLong = said.length > (chat.rules.value?.textMax ?? 0);
    if (said === '' || isTooLong) return explain(isTooLong ? 'too-long' : 'blank', said);
    complain();
    field.value = '';
    chat.say(said);
  });
  field.addEventListener('input', () => complain());
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  chat.refused.changes.subscribe((refused) => {
    if (!refused) return;
    // The refused text goes before the text that was typed meanwhile.
    field.value = [refused.content, field.value].filter(Boolean).join('\n');
    explain(refused.why, refused.content);
  });
  return { form, field };
}
