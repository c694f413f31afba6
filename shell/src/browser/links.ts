/** Returns the links to the phone apps that the operator configured. The server writes them into the page. */
export function mobileApps(): readonly { readonly id: 'ios' | 'android'; readonly href: string }[] {
  const { ios, android } = document.querySelector<HTMLMetaElement>('meta[name=mobile-apps]')?.dataset ?? {};
  return [
    { id: 'ios' as const, href: ios ?? '' },
    { id: 'android' as const, href: android ?? '' },
  ].filter(({ href }) => href.startsWith('https://'));
}

/** Contact addresses of the support team. */
export const SUPPORT = { email: 'support@meet.example', phone: '+1 555 010 0199' } as const;
