/** Where the phone apps are found. */
export const MOBILE_APPS = [
  { id: 'ios', href: 'https://apps.apple.com/search?term=meet' },
  { id: 'android', href: 'https://play.google.com/store/search?q=meet&c=apps' },
] as const;

/** How people reach support. */
export const SUPPORT = { email: 'support@meet.example', phone: '+1 555 010 0199' } as const;
