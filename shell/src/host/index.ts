export { createShellHost } from './createShellHost.ts';
export { createRemoteTexts } from '../i18n/createRemoteTexts.ts';
export { withOverrides } from '../remotes/overrides.ts';
