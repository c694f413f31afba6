const NAME = 'USER_GDPR_CONSENT_MEET';
const LIFE_SECONDS = 180 * 24 * 60 * 60;

export function hasCookieConsent(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
}

/** Stores the consent for 180 days, and returns the id under which the server records it. */
export function keepCookieConsent(): string {
  const uid = crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${uid}; Max-Age=${LIFE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return uid;
}
