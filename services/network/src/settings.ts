import { setting } from '@meet/service-kit';

export const settings = {
  NETWORK_CONTACTS_MAX: setting.whole({
    describe: 'Largest number of contacts of one account.',
    default: 20_000,
    min: 1,
    max: 1_000_000,
  }),
};
