/** A connection has to be renewed before its lease has run out. */
export const PRESENCE_LEASE_SECONDS = 25;

/** Interval at which a gateway renews the leases of its connections. */
export const PRESENCE_RENEW_SECONDS = 10;

/** Connections that one call opens or closes. */
export const PRESENCE_LEASES_MAX = 500;
