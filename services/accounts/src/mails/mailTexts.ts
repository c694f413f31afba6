import type { Locale } from '@meet/contracts';
import type { MailText } from '@meet/service-kit';
import en_US from './texts/en_US.json' with { type: 'json' };
import fr_FR from './texts/fr_FR.json' with { type: 'json' };
import ro_RO from './texts/ro_RO.json' with { type: 'json' };

export type MailKind =
  | 'activation'
  // For an address with which other people signed up too.
  | 'rivalActivation'
  | 'alreadyRegistered'
  | 'reset'
  | 'login'
  | 'newAdmin'
  | 'passwordChanged'
  | 'newDevice'
  | 'accountClosed'
  | 'invitation'
  | 'groupInvitation'
  | 'organizationInvitation'
  | 'aliasTakenBack';

export const mailTexts: Readonly<Record<Locale, Readonly<Record<MailKind, MailText>>>> = { en_US, fr_FR, ro_RO };
