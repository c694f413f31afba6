/** Returns the contracts and services of these domains. */
const both = (...names) => names.flatMap((name) => [`contracts/${name}/`, `services/${name}/`]);

/**
 * Folders of each domain. The browser specs of a domain are in `e2e/specs/<domain>` or in `e2e/specs/<domain>.spec.ts`.
 */
export const DOMAINS = {
  accounts: ['mfe-account/', ...both('accounts', 'integrations', 'organizations')],
  organizations: [...both('organizations'), 'mfe-account/src/features/organization/'],
  api: [...both('integrations', 'oauth'), 'gateway/'],
  chat: ['mfe-chat/', ...both('chat')],
  network: ['mfe-network/', ...both('network')],
  notifications: ['mfe-network/', ...both('notifications')],
  meetings: ['mfe-meetings/', ...both('meetings')],
  'meeting-room': ['packages/meeting-room/', ...both('meetings')],
  smoke: ['shell/', 'mfe-', 'contracts/', 'services/'],
  accessibility: ['shell/', 'packages/ui/'],
  'accessibility/account': ['mfe-account/'],
  'accessibility/chat': ['mfe-chat/'],
  'accessibility/meetings': ['mfe-meetings/'],
  'accessibility/network': ['mfe-network/'],
  'accessibility/room': ['packages/meeting-room/'],
  design: ['packages/ui/'],
  distributed: ['apps/distributed/', 'gateway/', 'packages/service-kit/'],
  platform: ['shell/', 'gateway/', ...both('releases'), 'packages/mfe-build/', 'packages/remote-kit/'],
};

/** Programs that a module starts in a process or thread of their own. */
export const RUNS = {
  'apps/composition/src/testing/launchProduct.ts': ['apps/single-process/src/main.ts'],
  'apps/composition/src/testing/launchPart.ts': ['apps/distributed/src/main.ts'],
  'packages/embedded-mongo/src/startEmbeddedMongo.ts': ['packages/embedded-mongo/src/worker.ts'],
};
