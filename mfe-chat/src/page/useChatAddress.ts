import { useHost } from '@meet/remote-kit';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

const DETAILS = '#details';

/** The address of the chat's page: `/chat`, `/chat/<room>`. */
export interface ChatAddress {
  readonly chatId: string | undefined;
  /** The details have taken the place of the messages, on screens that have no room for both. */
  readonly showsDetails: boolean;
  readonly go: (chatId: string | null) => void;
  /** The same without an entry in the browser's history. */
  readonly replace: (chatId: string) => void;
  readonly showDetails: () => void;
  readonly back: () => void;
}

export function useChatAddress(): ChatAddress {
  const { navigate, hrefFor } = useHost();
  const step = useNavigate();
  const { hash, key } = useLocation();
  const [chatId] = (useParams()['*'] ?? '').split('/');
  const go = useCallback(
    (wanted: string | null) => navigate(hrefFor('chat', { '*': wanted ?? '' })),
    [navigate, hrefFor],
  );
  const replace = useCallback(
    (wanted: string) => navigate(hrefFor('chat', { '*': wanted }), { replace: true }),
    [navigate, hrefFor],
  );
  return useMemo(
    () => ({
      chatId: chatId || undefined,
      showsDetails: hash === DETAILS,
      go,
      replace,
      showDetails: () => navigate(`${hrefFor('chat', { '*': chatId })}${DETAILS}`),
      // The page was opened with this address: nothing stands before it.
      back: () => (key === 'default' ? replace(chatId ?? '') : void step(-1)),
    }),
    [chatId, hash, key, go, replace, navigate, hrefFor, step],
  );
}
