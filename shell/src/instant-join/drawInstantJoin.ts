import { LIMITS, NAME_FORBIDDEN_CHARACTERS, type Locale } from '@meet/contracts';
import { JOIN_NAME_KEY } from '@meet/meetings-contract';
import { LOGO_SHAPES } from '@meet/ui/plain';
import { readSession } from '../session/readSession.ts';
import { readText, writeText } from '../browser/storage.ts';
import { instantJoinStyle } from './instantJoinStyle.ts';
import { instantJoinTexts } from './instantJoinTexts.ts';
import { drawing, element } from '../initial-page/element.ts';
import { personLine } from './personLine.ts';

const LONG_WAIT_MS = 5_000;
/** Matches elements that every drawn page has and no skeleton has. */
const PAGE = 'h1, h2, iframe, [role="alert"]';

export interface Link {
  readonly roomId: string;
  /** Whether it is the link for people who may start the meeting. */
  readonly starts: boolean;
  readonly locale: Locale;
}

/**
 * Draws the instant join page of a meeting's link: a name and a button that work while everything else loads. It covers
 * the application until that has drawn a page, which takes over the person's input and continues from there.
 */
export function drawInstantJoin({ roomId, starts, locale }: Link): void {
  const texts = instantJoinTexts[locale];
  const session = readSession();
  const begins = starts && session.state === 'signed-in';
  let joins = false;
  let hasFailed = false;

  const field = session.state === 'visitor' ? nameField(texts.name) : undefined;
  const error = element('p', { class: 'error', id: 'instant-join-error', role: 'status' });
  const button = element('button', { type: 'submit' }, begins ? texts.start : texts.join);
  const state = element('p', { class: 'state', role: 'status' }, field ? texts.openingAsGuest : texts.opening);
  const form = element('form', { class: 'form', novalidate: '' });
  if (session.state === 'signed-in') form.append(personLine(session));
  if (field) form.append(element('div', {}, field.label, field.input, error));
  if (begins) form.append(element('div', { class: 'options' }));
  form.append(button);

  const page = element('div', { id: 'instant-join' });
  const content = element(
    'div',
    { class: 'page' },
    element(
      'header',
      { class: 'header' },
      element(
        'a',
        { href: session.state === 'signed-in' ? '/dashboard' : '/', 'aria-label': texts.home },
        drawing({ viewBox: '0 0 32 32' }, LOGO_SHAPES),
        'Meet',
      ),
    ),
    element(
      'main',
      { class: 'main' },
      element(
        'div',
        { class: 'devices' },
        element('div', { class: 'picture' }, element('p', {}, texts.devices)),
        element('div', { class: 'pickers' }),
      ),
      element(
        'div',
        { class: 'talk' },
        element('div', { class: 'titles' }, element('h1', {}, begins ? texts.startTitle : texts.title), state),
        form,
        element('p', { class: 'room' }, texts.roomId.replace('{{roomId}}', decodeURIComponent(roomId))),
      ),
    ),
  );

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(instantJoinStyle);
  document.adoptedStyleSheets.push(sheet);
  page.append(content);
  document.body.append(page);
  field?.input.focus();

  const keepName = () => field?.input.value.trim() && writeText(JOIN_NAME_KEY, field.input.value.trim());
  const loadAgain = () => {
    keepName();
    location.reload();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (hasFailed) return loadAgain();
    const lacksName = field !== undefined && field.input.value.trim() === '';
    error.textContent = lacksName ? texts.nameNeeded : '';
    field?.input.toggleAttribute('aria-invalid', lacksName);
    // The page that takes over shows a missing name in its own words, if the person does nothing else before.
    joins = true;
    if (lacksName) return field.input.focus();
    button.setAttribute('aria-disabled', 'true');
    button.textContent = begins ? texts.starting : texts.joining;
  });
  // Typing withdraws the submission and its error.
  field?.input.addEventListener('input', () => {
    joins = false;
    error.textContent = '';
    if (hasFailed) return;
    button.removeAttribute('aria-disabled');
    button.textContent = texts.join;
  });

  const slow = setTimeout(() => (state.textContent = texts.long), LONG_WAIT_MS);
  const root = document.getElementById('root')!;
  // The root is covered, so keyboard and screen readers must not reach it: only one page exists at a time.
  root.inert = true;
  const arrivals = new MutationObserver(() => root.querySelector(PAGE) && window.meetInstantJoin?.take());
  arrivals.observe(root, { childList: true, subtree: true });

  window.meetInstantJoin = {
    take() {
      clearTimeout(slow);
      arrivals.disconnect();
      keepName();
      // A button that is pressed now would be removed before its release and get no click, so the press counts.
      joins ||= !hasFailed && button.matches(':active');
      root.inert = false;
      page.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      window.meetInstantJoin = undefined;
      return { name: field?.input.value ?? '', joins };
    },
    fail() {
      clearTimeout(slow);
      joins = false;
      hasFailed = true;
      state.textContent = texts.failed;
      button.removeAttribute('aria-disabled');
      button.textContent = texts.retry;
    },
  };
  for (const script of document.querySelectorAll('script[src]')) {
    script.addEventListener('error', () => window.meetInstantJoin?.fail());
  }
}

function nameField(text: string) {
  const input = element('input', {
    dir: 'auto',
    id: 'instant-join-name',
    name: 'name',
    autocomplete: 'name',
    maxlength: String(LIMITS.joinName),
    'aria-describedby': 'instant-join-error',
  });
  input.value = readText(JOIN_NAME_KEY) ?? '';
  input.addEventListener('beforeinput', (event) => {
    if (event.data && NAME_FORBIDDEN_CHARACTERS.test(event.data)) event.preventDefault();
  });
  return { input, label: element('label', { for: 'instant-join-name' }, text) };
}
