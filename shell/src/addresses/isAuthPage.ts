import { getPromised } from './getPromised.ts';

/**
 * Returns whether the page belongs to sign-in or sign-up, as all pages of the shell but two. Such pages have a layout
 * of their own, also for a signed-in person.
 */
export function isAuthPage(pathname: string): boolean {
  const [name, route] = getPromised(pathname);
  return route?.owner === 'shell' && name !== 'home' && name !== 'routeFileGenerator';
}
