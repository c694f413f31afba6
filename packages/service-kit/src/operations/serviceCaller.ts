import { DEFAULT_LOCALE, type Caller } from '@meet/contracts';

/** Caller of calls that a service makes by itself, for example on a timer. */
export const SERVICE_CALLER: Caller = {
  kind: 'service',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'service',
  address: '',
};
