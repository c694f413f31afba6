import { CircleAlert, DoorOpen } from 'lucide';
import type { EndReason, RefusalCode } from '../../protocol/messages.ts';
import { type TextKey, text } from '../i18n/texts.ts';
import type { OverReason } from '../session/RoomSession.ts';
import { el, icon } from './dom.ts';

interface Farewell {
  title: TextKey;
  hint?: TextKey;
  /** True if trying again may help. */
  canRetry?: boolean;
}

const ENDED: Record<EndReason, TextKey> = {
  host: 'overEndedHost',
  'time-limit': 'overEndedTimeLimit',
  system: 'overEndedSystem',
};

const REFUSED: Partial<Record<RefusalCode, Farewell>> = {
  TOKEN_INVALID: { title: 'refusedToken', hint: 'refusedTokenHint' },
  TOKEN_EXPIRED: { title: 'refusedTokenExpired', hint: 'refusedTokenHint' },
  NOT_ALLOWED: { title: 'refusedNotAllowed' },
  LOBBY_REFUSED: { title: 'refusedLobby' },
  ROOM_FULL: { title: 'refusedFull', hint: 'refusedFullHint', canRetry: true },
  ROOM_UNKNOWN: { title: 'refusedUnknown' },
  MEETING_ENDED: { title: 'refusedEnded' },
  KICKED: { title: 'overKicked' },
  SIGNED_OUT: { title: 'overSignedOut' },
  UNAVAILABLE: { title: 'refusedUnavailable', hint: 'refusedUnavailableHint', canRetry: true },
  TOO_MANY_ATTEMPTS: { title: 'refusedAttempts', hint: 'refusedAttemptsHint', canRetry: true },
};

export interface EndScreenActions {
  /** Returns the name of the person who removed one, or undefined if they are unknown. */
  getName(id: string): string | undefined;
  onRetry(): void;
  onClose(): void;
}

/** Creates the screen after the meeting: the reason, and buttons to close or try again. */
export function createEndScreen(why: OverReason, { getName, onRetry, onClose }: EndScreenActions): HTMLElement {
  const { title, hint, canRetry } = farewell(why);
  const kicker = why.kind === 'kicked' && why.by ? getName(why.by) : undefined;
  const detail =
    why.kind === 'kicked' ? (why.reason ?? (kicker && text('overKickedBy', { name: kicker }))) : hint && text(hint);
  const close = el('button', { type: 'button', className: 'button', textContent: text('close'), onclick: onClose });
  const retry = el('button', {
    type: 'button',
    className: 'button button-main',
    textContent: text('tryAgain'),
    onclick: onRetry,
  });
  return el(
    'section',
    { className: 'door over', role: 'alert' },
    el(
      'div',
      { className: 'door-card' },
      el(
        'div',
        { className: 'door-body' },
        el('span', { className: 'door-icon' }, icon(why.kind === 'refused' ? CircleAlert : DoorOpen, 24)),
        el('h1', {}, text(title)),
        detail ? el('p', { className: 'door-hint' }, detail) : undefined,
        el('div', { className: 'door-actions' }, close, canRetry && retry),
      ),
    ),
  );
}

function farewell(why: OverReason): Farewell {
  switch (why.kind) {
    case 'left':
      return { title: 'overLeft' };
    case 'kicked':
      return { title: 'overKicked' };
    case 'ended':
      return { title: ENDED[why.reason] };
    case 'replaced':
      return { title: 'overReplaced', hint: 'overReplacedHint' };
    case 'refused':
      return REFUSED[why.code] ?? { title: 'refusedServer', hint: 'refusedServerHint', canRetry: true };
  }
}
