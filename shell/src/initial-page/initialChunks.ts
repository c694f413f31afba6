import type { Locale } from '@meet/contracts';
import { firstSegment } from '@meet/contracts/routes';
import { getFrame } from '../addresses/getFrame.ts';

/** Chunk names of the lazily loaded parts of the shell that a page may draw first. */
export const INITIAL_CHUNKS = [
  'texts-en',
  'texts-fr',
  'texts-ro',
  'home',
  'signin',
  'signup',
  'auth-en',
  'auth-fr',
  'auth-ro',
  'kit-en',
  'kit-fr',
  'kit-ro',
  'host',
  'first-paint',
  'frame',
  'cookies',
] as const;
type InitialChunk = (typeof INITIAL_CHUNKS)[number];
type Language = 'en' | 'fr' | 'ro';

export interface Opened {
  readonly pathname: string;
  readonly locale: Locale;
  readonly isSignedIn: boolean;
  /** Whether no cookie bar is needed. */
  readonly hasConsent: boolean;
}

const AUTH: Readonly<Record<string, InitialChunk>> = {
  signin: 'signin',
  'signin-only': 'signin',
  signup: 'signup',
  'signup-only': 'signup',
};

/** Returns the chunks that the page at this address draws first. */
export function getInitialChunks({ pathname, locale, isSignedIn, hasConsent }: Opened): InitialChunk[] {
  const language = locale.slice(0, 2) as Language;
  const segment = firstSegment(pathname);
  const auth = AUTH[segment];
  const { meeting, cookieBar } = getFrame(pathname, isSignedIn);
  return [
    `texts-${language}`,
    ...(segment === '' ? (['home'] as const) : []),
    ...(auth ? [auth, `auth-${language}` as const] : []),
    ...(isSignedIn || meeting ? (['host', 'first-paint', 'frame', `kit-${language}`] as const) : []),
    ...(cookieBar && !hasConsent ? (['cookies'] as const) : []),
  ];
}
