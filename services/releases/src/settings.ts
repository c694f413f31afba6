import { CANARY_PERCENT_ALONE, CANARY_SESSIONS_MIN, CANARY_SESSIONS_MIN_MAX } from '@meet/releases-contract';
import { setting } from '@meet/service-kit';

/** Settings of the releases service from the environment. */
export const settings = {
  CANARY_PERCENT_ALONE: setting.whole({
    describe:
      'Percentage of people up to which a canary needs neither the right to `stable` nor a second person, if the remote requires one.',
    default: CANARY_PERCENT_ALONE,
    min: 0,
    max: 100,
  }),
  CANARY_SESSIONS_MIN: setting.whole({
    describe: 'Sessions after which a canary is evaluated; fewer if fewer people are there to try one.',
    default: CANARY_SESSIONS_MIN,
    min: 1,
    max: CANARY_SESSIONS_MIN_MAX,
  }),
};
