import type { WrittenAddress } from './parseAddresses.ts';

/** Returns an address as it is written in lists, after its name, so that `parseAddresses` can read it again. */
export function writeAddress({ email, name }: WrittenAddress): string {
  if (!name) return email;
  return `${/[",;<>@\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name} <${email}>`;
}
