/** What belongs to a domain, whose journeys stand in `e2e/specs/<domain>`. */
export const DOMAINS = {
  accounts: ['mfe-account/', 'services/accounts/', 'services/integrations/', 'services/organizations/'],
  organizations: ['services/organizations/', 'mfe-account/src/features/organization/'],
  api: ['services/integrations/', 'services/oauth/', 'gateway/'],
  chat: ['mfe-chat/', 'services/chat/'],
  network: ['mfe-network/', 'services/network/'],
  notifications: ['mfe-network/', 'services/notifications/'],
  meetings: ['mfe-meetings/', 'services/meetings/'],
  'meeting-room': ['packages/meeting-room/', 'services/meetings/'],
  line: ['shell/', 'mfe-', 'services/'],
  accessibility: ['shell/', 'mfe-', 'packages/ui/', 'packages/meeting-room/'],
  design: ['packages/ui/'],
  apart: ['apart/', 'gateway/', 'packages/service-kit/'],
  platform: ['shell/', 'gateway/', 'services/releases/', 'packages/mfe-build/', 'packages/remote-kit/'],
};

/** Programs that a module starts in a process or a thread of their own. */
export const RUNS = {
  'all-in-one/src/testing/launchProduct.ts': ['all-in-one/src/main.ts'],
  'all-in-one/src/testing/launchPart.ts': ['apart/src/main.ts'],
  'packages/embedded-mongo/src/startEmbeddedMongo.ts': ['packages/embedded-mongo/src/worker.ts'],
};
