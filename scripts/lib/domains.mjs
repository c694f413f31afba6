/** Parts of a domain, whose journeys stand in `e2e/specs/<domain>` or in a spec `e2e/specs/<domain>.spec.ts`. */
export const DOMAINS = {
  accounts: [
    'mfe-account/',
    'contracts/accounts/',
    'services/accounts/',
    'contracts/integrations/',
    'services/integrations/',
    'contracts/organizations/',
    'services/organizations/',
  ],
  organizations: ['contracts/organizations/', 'services/organizations/', 'mfe-account/src/features/organization/'],
  api: ['contracts/integrations/', 'services/integrations/', 'contracts/oauth/', 'services/oauth/', 'gateway/'],
  chat: ['mfe-chat/', 'contracts/chat/', 'services/chat/'],
  network: ['mfe-network/', 'contracts/network/', 'services/network/'],
  notifications: ['mfe-network/', 'contracts/notifications/', 'services/notifications/'],
  meetings: ['mfe-meetings/', 'contracts/meetings/', 'services/meetings/'],
  'meeting-room': ['packages/meeting-room/', 'contracts/meetings/', 'services/meetings/'],
  smoke: ['shell/', 'mfe-', 'contracts/', 'services/'],
  accessibility: ['shell/', 'packages/ui/'],
  'accessibility/account': ['mfe-account/'],
  'accessibility/chat': ['mfe-chat/'],
  'accessibility/meetings': ['mfe-meetings/'],
  'accessibility/network': ['mfe-network/'],
  'accessibility/room': ['packages/meeting-room/'],
  design: ['packages/ui/'],
  distributed: ['apps/distributed/', 'gateway/', 'packages/service-kit/'],
  platform: [
    'shell/',
    'gateway/',
    'contracts/releases/',
    'services/releases/',
    'packages/mfe-build/',
    'packages/remote-kit/',
  ],
};

/** Programs that a module starts in a process or a thread of their own. */
export const RUNS = {
  'apps/composition/src/testing/launchProduct.ts': ['apps/single-process/src/main.ts'],
  'apps/composition/src/testing/launchPart.ts': ['apps/distributed/src/main.ts'],
  'packages/embedded-mongo/src/startEmbeddedMongo.ts': ['packages/embedded-mongo/src/worker.ts'],
};
