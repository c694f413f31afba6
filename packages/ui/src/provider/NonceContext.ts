import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The page's CSP nonce, for foreign components that put style elements into the page. */
export const useNonce = (): string | undefined => useContext(NonceContext);
