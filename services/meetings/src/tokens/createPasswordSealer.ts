import type { Secrets } from '@meet/service-kit';

/** Encrypts room passwords, so that their owners can read them but readers of the database cannot. */
export interface PasswordSealer {
  seal(password: string): string;
  open(sealed: string): string;
}

const PURPOSE = 'room-password';

export const createPasswordSealer = (secrets: Secrets): PasswordSealer => ({
  seal: (password) => secrets.seal(PURPOSE, password),
  open: (sealed) => secrets.open(PURPOSE, sealed),
});
