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
  /** There is nothing to say of cookies. */
  readonly hasConsent: boolean;
}

declare global {
  interface Window {
    /** The bar about cookies was answered on the page's first sight. The bar's own code keeps it, once it is there. */
    meetCookiesRead?: boolean;
  }
}

/** Elements that every drawn page has, whatever it shows, and no skeleton has. */
const PAGE = 'h1, h2, iframe, [role="alert"]';
const FRAME = `footer, ${PAGE}`;

/** A page that is there is not kept from anybody for longer by what is missing beside it. */
const COMING_PATIENCE_MS = 5_000;

/**
 * Draws what the document knows of its page while all the rest is still on its way: its words, in its places, and the bar
 * about cookies, which can be answered. It stands over the application's own page until that is there; where there is a
 * frame, it makes way for that, and its words stay until the page in it has a heading.
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
      // Nobody is in an administrator's network.
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
  // Covered, so out of reach of screen readers too. Not inert: what is drawn with the focus in it has to get it.
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
      // For screen readers there is one page at a time.
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
    // The banner that names the viewed account stands above the page, and is not here yet.
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

/** The place of a form with so many fields and a button. */
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
    // Its place: what the link opens is not here yet.
    element('span', { 'aria-hidden': 'true' }, texts.policy),
    accept,
  );
  accept.addEventListener('click', () => {
    window.meetCookiesRead = true;
    bar.remove();
  });
  return bar;
}
