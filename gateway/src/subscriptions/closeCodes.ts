/** Codes that this server closes with, beside those of graphql-transport-ws; who is told 1013 comes back after a while. */
export const SESSION_ENDED_CODE = 4401;
export const SLOW_CONSUMER_CODE = 4408;
export const TOO_MANY_CODE = 4429;
export const TRY_AGAIN_CODE = 1013;
export const GOING_AWAY_CODE = 1001;
