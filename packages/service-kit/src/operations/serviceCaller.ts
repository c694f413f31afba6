import { DEFAULT_LOCALE, type Caller } from '@meet/contracts';

/** A service that calls on its own account, such as a timer. */
export const SERVICE_CALLER: Caller = {
  kind: 'service',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'service',
  address: '',
};
