import type { Locale } from '@meet/contracts';
import { firstSegment, hrefFor } from '@meet/contracts/routes';
import { greetedName } from '@meet/meetings-contract';
import type { Session } from '@meet/remote-kit';
import { LOGO_SHAPES } from '@meet/ui/plain';
import { getFrame } from '../addresses/getFrame.ts';
import { isAuthPage } from '../addresses/isAuthPage.ts';
import { COMING } from './coming.ts';
import { drawing, element } from './element.ts';
import { initialPageStyle } from './initialPageStyle.ts';
import { initialPageTexts, type InitialPageTexts, type Words } from './initialPageTexts.ts';

export interface Opening {
  readonly pathname: string;
  readonly search: string;
  readonly locale: Locale;
  readonly session: Session;
  /** Whether no cookie bar is needed. */
  readonly hasConsent: boolean;
}

declare global {
  interface Window {
    /** Whether the person accepted in the initial page's cookie bar. The bar's own code stores it once it is loaded. */
    meetCookiesRead?: boolean;
  }
}

/** Matches elements that every drawn page has and no skeleton has. */
const PAGE = 'h1, h2, iframe, [role="alert"]';
const FRAME = `footer, ${PAGE}`;

/** Maximum time for which missing parts beside a drawn page keep that page covered. */
const COMING_PATIENCE_MS = 5_000;

/**
 * Draws the parts of the page that the document knows while everything else loads. These are its texts in their places,
 * and a cookie bar that already works. It covers the application's own page until that is drawn. If the page has a
 * frame, it makes way for the frame, and its texts stay until the page in the frame has a heading.
 */
export function drawInitialPage({ pathname, search, locale, session, hasConsent }: Opening): void {
  const texts = initialPageTexts[locale];
  const segment = firstSegment(pathname);
  const isSignedIn = session.state === 'signed-in';
  const rules = getFrame(pathname, isSignedIn);
  if (rules.meeting) return;
  const words = search ? undefined : getWords(segment, texts, session);
  const state = element('p', { class: 'state', role: 'status' });
  const area = element('div', { class: 'page' });
  const page = element('div', { id: 'first-page' }, area);

  const logo = element(
    'a',
    { href: hrefFor('home'), 'aria-label': texts.toHome },
    drawing({ viewBox: '0 0 32 32' }, LOGO_SHAPES),
    'Meet',
  );
  const header = element('header', {}, logo);
  if (isAuthPage(pathname)) {
    area.append(element('main', { class: 'auth' }, header, wordsAbove(words, formToCome(2))));
  } else {
    if (isSignedIn) area.classList.add('frame');
    else if (rules.navigation === 'sign-in') {
      header.append(element('a', { class: 'sign-in', href: hrefFor('signIn') }, texts.signIn));
    }
    area.append(header);
    if (words && isSignedIn) {
      // An administrator has no My network panel.
      const place = session.isAdmin ? 'dashboard' : 'dashboard beside-panel';
      area.append(element('main', { class: place }, wordsAbove(words)));
    } else if (words) {
      const introduction = wordsAbove(words);
      introduction.classList.add('introduction');
      area.append(element('main', { class: 'home' }, element('div', { class: 'layout' }, introduction, formToCome(1))));
    }
  }
  area.append(state);
  if (rules.cookieBar && !hasConsent) page.append(cookieBar(texts.cookies));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(initialPageStyle);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(page);

  const root = document.getElementById('root')!;
  // The root is covered, so screen readers must not reach it. It is not inert, because elements drawn in it may need
  // the focus.
  root.ariaHidden = 'true';
  let patience: ReturnType<typeof setTimeout> | undefined;
  const arrivals = new MutationObserver(() => {
    if (!root.querySelector(words && !isSignedIn ? PAGE : FRAME)) return;
    if (root.querySelector(COMING.selector)) patience ??= setTimeout(makeWay, COMING_PATIENCE_MS);
    else makeWay();
  });
  const makeWay = () => {
    clearTimeout(patience);
    root.ariaHidden = null;
    if (words && firstSegment(location.pathname) === segment && !root.querySelector(PAGE)) {
      page.classList.add('words-alone');
      // Screen readers should find one page at a time.
      page.ariaHidden = 'true';
      return;
    }
    arrivals.disconnect();
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
  arrivals.observe(root, { childList: true, subtree: true });

  for (const script of document.querySelectorAll('script[src]')) {
    script.addEventListener('error', () => {
      const retry = element('button', {}, texts.retry);
      retry.addEventListener('click', () => location.reload());
      state.replaceChildren(`${texts.failed} `, retry);
    });
  }
}

function getWords(segment: string, texts: InitialPageTexts, session: Session): Words | undefined {
  if (session.state === 'signed-in') {
    // While an administrator views an account, the initial page can't draw the banner above the page that says so.
    if (segment !== 'dashboard' || session.impersonatedBy) return undefined;
    const { title, description } = texts.dashboard;
    return { title: title.replace('{{name}}', () => greetedName(session.fullName)), description };
  }
  if (segment === '') return texts.home;
  return segment === 'signin' || segment === 'signin-only' ? texts.signin : undefined;
}

function wordsAbove(words: Words | undefined, ...below: Node[]): HTMLElement {
  const said = words ? [element('h1', {}, words.title), element('p', {}, words.description)] : [];
  return element('div', { class: 'words' }, ...said, ...below);
}

/** Placeholder of a form with this number of fields and a button. */
function formToCome(fields: number): HTMLElement {
  const field = () => [element('div', { class: 'label' }), element('div', { class: 'field' })];
  return element(
    'div',
    { class: 'card' },
    ...Array.from({ length: fields }, field).flat(),
    element('div', { class: 'field' }),
  );
}

function cookieBar(texts: InitialPageTexts['cookies']): HTMLElement {
  const accept = element('button', {}, texts.accept);
  const bar = element(
    'div',
    { class: 'cookies', role: 'region', 'aria-label': texts.label },
    element('p', {}, texts.text),
    // Keeps the place of the link, whose dialog is not loaded yet.
    element('span', { 'aria-hidden': 'true' }, texts.policy),
    accept,
  );
  accept.addEventListener('click', () => {
    window.meetCookiesRead = true;
    bar.remove();
  });
  return bar;
}
