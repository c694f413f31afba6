/** Request headers of the REST paths and of a WebSocket's connection parameters. */
export const HEADERS = {
  userToken: 'user-token',
  adminToken: 'admin-token',
  locale: 'locale',
  desktopApp: 'desktop-app',
  environment: 'environment',
  source: 'source',
  requestId: 'x-request-id',
} as const;
