import { hrefFor } from '@meet/contracts/routes';

/** The browser extension that comes with the product: an application that every deployment knows. */
export const CHROME_EXTENSION_CLIENT_ID = 'meet-chrome-extension';

/** Returns the address at which the extension waits for its answer, on the deployment at an address. */
export const chromeExtensionRedirectUri = (publicUrl: string) =>
  `${publicUrl}${hrefFor('oauthAuthorizeChromeExtension')}`;
