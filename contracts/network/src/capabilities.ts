import type { Capabilities } from '@meet/contracts/capabilities';
import {
  PRESENCE_LEASES_MAX,
  PRESENCE_LEASE_SECONDS,
  PRESENCE_RENEW_SECONDS,
  closePresenceLeases,
  listNetworkChannels,
  openPresenceLeases,
  renewPresenceLeases,
} from './presence.ts';

export const networkCapabilities: Capabilities = {
  listsChannels: listNetworkChannels,
  keepsPresence: {
    open: openPresenceLeases,
    renew: renewPresenceLeases,
    close: closePresenceLeases,
    max: PRESENCE_LEASES_MAX,
    leaseSeconds: PRESENCE_LEASE_SECONDS,
    renewSeconds: PRESENCE_RENEW_SECONDS,
  },
};
