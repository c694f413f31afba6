interface MailProvider {
  readonly name: string;
  readonly url: string;
}

const PROVIDERS: readonly (MailProvider & { readonly domains: RegExp })[] = [
  { name: 'Gmail', url: 'https://mail.google.com/mail/u/0/#inbox', domains: /^(gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/0/inbox',
    domains: /^(outlook|hotmail|live|msn)\.(com|fr|ro|de|it|es|nl|be|co\.uk)$/,
  },
  {
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com',
    domains: /^(yahoo\.(com|fr|ro|de|it|es|ca|co\.uk)|ymail\.com)$/,
  },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail', domains: /^(icloud|me|mac)\.com$/ },
  { name: 'Proton Mail', url: 'https://mail.proton.me', domains: /^(proton\.me|protonmail\.com|pm\.me)$/ },
  { name: 'GMX', url: 'https://www.gmx.net', domains: /^gmx\.(net|de|at|ch|com|fr)$/ },
  { name: 'Orange', url: 'https://messagerie.orange.fr', domains: /^(orange|wanadoo)\.fr$/ },
  { name: 'Fastmail', url: 'https://app.fastmail.com', domains: /^fastmail\.(com|fm)$/ },
];

/** Returns the webmail of an address; undefined if the domain is unknown. */
export function findMailProvider(email: string): MailProvider | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return PROVIDERS.find(({ domains }) => domains.test(domain));
}
