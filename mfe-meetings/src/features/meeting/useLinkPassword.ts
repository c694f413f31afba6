import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readLinkPassword } from '../../state/linkPassword.ts';

/**
 * Returns the password in the fragment of the page's link. Removes the fragment from the address, which others may see
 * or copy.
 */
export function useLinkPassword(): string | undefined {
  const { hash } = useLocation();
  const [password] = useState(() => readLinkPassword(hash));
  useEffect(() => {
    const { history, location } = window;
    if (readLinkPassword(location.hash) !== undefined)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return password;
}
