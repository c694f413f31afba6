import type { WrittenAddress } from './parseAddresses.ts';

/** The address as it is written in lists, its name before it, so that `parseAddresses` reads it again. */
export function writeAddress({ email, name }: WrittenAddress): string {
  if (!name) return email;
  return `${/[",;<>@\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name} <${email}>`;
}
