import { count, flag, input, text } from '@meet/contracts';

/** Notifications answered at once: unless told, and at most. */
export const NOTIFICATIONS_PAGE = 30;

export const NOTIFICATIONS_PAGE_MAX = 100;

export const notificationsPage = input({
  /** Only what came before this one, whether it is still kept or not. */
  before: text()
    .matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' })
    .meta({ scalar: 'ID' }),
  limit: count().min(1, 'common.invalid').max(NOTIFICATIONS_PAGE_MAX, 'common.invalid'),
  unreadOnly: flag(),
  /** Found in names, addresses, subjects, groups and room ids, without regard to case. */
  search: text().max(100, 'common.invalid'),
});
