import { useHost } from '@meet/remote-kit';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { toChatPath } from '../state/chatPath.ts';

const DETAILS = '#details';

/** The address of the chat's page: `/chat`, `/chat/<room>`, `/chat/<room>/<number of a message>`. */
export interface ChatAddress {
  readonly chatId: string | undefined;
  readonly sequence: number | undefined;
  /** Whether the details are shown in place of the messages, on screens too narrow for both. */
  readonly showsDetails: boolean;
  readonly go: (chatId: string | null, sequence?: number) => void;
  /** Goes to a room without a new entry in the browser's history. */
  readonly replace: (chatId: string) => void;
  readonly showDetails: () => void;
  readonly back: () => void;
}

export function useChatAddress(): ChatAddress {
  const { navigate, hrefFor } = useHost();
  const step = useNavigate();
  const { hash, key } = useLocation();
  const [chatId, wanted] = (useParams()['*'] ?? '').split('/');
  const go = useCallback(
    (room: string | null, sequence?: number) => navigate(hrefFor('chat', { '*': toChatPath(room, sequence) })),
    [navigate, hrefFor],
  );
  const replace = useCallback(
    (room: string) => navigate(hrefFor('chat', { '*': room }), { replace: true }),
    [navigate, hrefFor],
  );
  return useMemo(
    () => ({
      chatId: chatId || undefined,
      sequence: toSequence(wanted),
      showsDetails: hash === DETAILS,
      go,
      replace,
      showDetails: () => navigate(`${hrefFor('chat', { '*': chatId })}${DETAILS}`),
      // The page was opened with this address, so the history has no earlier entry.
      back: () => (key === 'default' ? replace(chatId ?? '') : void step(-1)),
    }),
    [chatId, wanted, hash, key, go, replace, navigate, hrefFor, step],
  );
}

const toSequence = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
