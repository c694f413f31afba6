import { accountsTexts } from '@meet/accounts-contract/texts';
import { chatTexts } from '@meet/chat-contract/texts';
import type { TextSource } from '@meet/contracts/i18n';
import { integrationsTexts } from '@meet/integrations-contract/texts';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { oauthTexts } from '@meet/oauth-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { releasesTexts } from '@meet/releases-contract/texts';

/**
 * Texts of all services' errors, even of services in other processes: the gateway responds in the caller's language.
 */
export const contractTexts: readonly TextSource[] = [
  accountsTexts,
  chatTexts,
  integrationsTexts,
  meetingsTexts,
  networkTexts,
  notificationsTexts,
  oauthTexts,
  organizationsTexts,
  releasesTexts,
];
