import { oauthTexts } from '@meet/oauth-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import { operations } from './operations/index.ts';
import { mountMetadata } from './routes/mountMetadata.ts';
import { mountProvider } from './routes/mountProvider.ts';

/** The authorization server: people's permissions for outside applications, and the resulting tokens. */
export const oauthService = defineService({
  name: 'oauth',
  texts: [oauthTexts],
  settings: {},
  setUp: createDeps,
  operations,
  routes(app, deps, base) {
    mountMetadata(app, base.publicUrl);
    mountProvider(app, deps, base);
  },
});
