import type { Secrets } from '@meet/service-kit';

/** Keeps room passwords readable for their owners and for nobody who reads the database. */
export interface PasswordSealer {
  seal(password: string): string;
  open(sealed: string): string;
}

const PURPOSE = 'room-password';

export const createPasswordSealer = (secrets: Secrets): PasswordSealer => ({
  seal: (password) => secrets.seal(PURPOSE, password),
  open: (sealed) => secrets.open(PURPOSE, sealed),
});
