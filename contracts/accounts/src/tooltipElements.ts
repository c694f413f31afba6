/** The places of the product that have an info note: `<first path segment>.<what is explained>`. */
export const TOOLTIP_ELEMENTS = [
  'dashboard.start',
  'dashboard.room',
  'dashboard.hosting',
  'dashboard.customRooms',
  'ongoing-meetings.page',
  'groups-management.page',
  'organization.page',
  'organization.licences',
  'referrals.page',
  'notifications.page',
  'meetings-history.page',
  'integrations.page',
  'integrations.apiKeys',
  'integrations.webhooks',
  'profile.alias',
  'profile.apiKey',
] as const;

export type TooltipElement = (typeof TOOLTIP_ELEMENTS)[number];
