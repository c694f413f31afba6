import { eraseAccountFromChat } from '@meet/chat-contract';
import { eraseAccountFromIntegrations } from '@meet/integrations-contract';
import { eraseAccountFromMeetings } from '@meet/meetings-contract';
import { eraseAccountFromNetwork } from '@meet/network-contract';
import { eraseAccountFromNotifications } from '@meet/notifications-contract';
import { eraseAccountFromOauth } from '@meet/oauth-contract';
import { eraseAccountFromOrganizations } from '@meet/organizations-contract';
import { eraseAccountFromReleases } from '@meet/releases-contract';

/**
 * The calls by which the other services erase an account, in order. Meetings come before chat, because meetings open
 * chat rooms. Notifications come last, because the other calls may cause some.
 */
export const erasers = [
  eraseAccountFromMeetings,
  eraseAccountFromChat,
  eraseAccountFromNetwork,
  eraseAccountFromOrganizations,
  eraseAccountFromIntegrations,
  eraseAccountFromOauth,
  eraseAccountFromReleases,
  eraseAccountFromNotifications,
] as const;
