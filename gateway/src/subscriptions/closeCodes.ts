/**
 * Close codes of this server, in addition to those of graphql-transport-ws. A client that gets 1013 reconnects after a
 * while.
 */
export const SESSION_ENDED_CODE = 4401;
export const SLOW_CONSUMER_CODE = 4408;
export const TOO_MANY_CODE = 4429;
export const TRY_AGAIN_CODE = 1013;
export const GOING_AWAY_CODE = 1001;
