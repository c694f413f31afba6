import type { Presence } from '@meet/ui';

export interface SamplePerson {
  name: string;
  email: string;
  presence: Presence;
}

export const people: SamplePerson[] = [
  { name: 'Ada Lovelace', email: 'ada@example.org', presence: 'online' },
  { name: 'Grace Hopper', email: 'grace@example.org', presence: 'busy' },
  { name: 'Ana Aslan', email: 'ana.aslan@example.ro', presence: 'away' },
  { name: 'Émilie du Châtelet', email: 'emilie@example.fr', presence: 'offline' },
  { name: 'Ștefania Mărăcineanu', email: 'stefania@example.ro', presence: 'online' },
  { name: 'Henri Coandă', email: 'henri@example.ro', presence: 'online' },
  { name: 'Katherine Johnson', email: 'katherine@example.org', presence: 'offline' },
  { name: 'Rosalind Franklin', email: 'rosalind@example.org', presence: 'away' },
];
