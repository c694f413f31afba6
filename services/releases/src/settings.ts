import { CANARY_SESSIONS_MIN, CANARY_SESSIONS_MIN_MAX } from '@meet/releases-contract';
import { setting } from '@meet/service-kit';

/** What the releases service reads from the environment. */
export const settings = {
  CANARY_SESSIONS_MIN: setting.whole({
    describe: 'Sessions from which on a canary is judged; fewer where fewer people are there to try one.',
    default: CANARY_SESSIONS_MIN,
    min: 1,
    max: CANARY_SESSIONS_MIN_MAX,
  }),
};
