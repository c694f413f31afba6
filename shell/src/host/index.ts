export { createShellHost } from './createShellHost.ts';
export { createRemoteTexts } from '../i18n/createRemoteTexts.ts';
export { readRegistry } from '../remotes/readRegistry.ts';
export { provideAhead } from '../remotes/provideAhead.ts';
