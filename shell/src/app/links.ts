/** Where the phone apps are found, of those that the operator names. The server writes it into the page. */
export function mobileApps(): readonly { readonly id: 'ios' | 'android'; readonly href: string }[] {
  const { ios, android } = document.querySelector<HTMLMetaElement>('meta[name=mobile-apps]')?.dataset ?? {};
  return [
    { id: 'ios' as const, href: ios ?? '' },
    { id: 'android' as const, href: android ?? '' },
  ].filter(({ href }) => href.startsWith('https://'));
}

/** How people reach support. */
export const SUPPORT = { email: 'support@meet.example', phone: '+1 555 010 0199' } as const;
