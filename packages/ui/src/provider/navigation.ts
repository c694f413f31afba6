import { createContext, useContext, type MouseEvent } from 'react';

/** Handles same-origin links, so that they don't reload the page. */
export type Navigate = (href: string) => void;

export const NavigationContext = createContext<Navigate | undefined>(undefined);

const wantsBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const staysHere = ({ target, origin, download }: HTMLAnchorElement) =>
  (!target || target === '_self') && origin === location.origin && !download;

/**
 * Returns a click handler for anchors: the router handles plain clicks on pages of the product, the browser everything
 * else.
 */
export function useLinkClick(onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const navigate = useContext(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const anchor = event.currentTarget;
    if (!navigate || wantsBrowser(event) || !staysHere(anchor)) return;
    event.preventDefault();
    navigate(anchor.pathname + anchor.search + anchor.hash);
  };
}
