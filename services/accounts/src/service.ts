import { accountsTexts } from '@meet/accounts-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { defineService } from '@meet/service-kit';
import { mountAvatars } from './avatars/mountAvatars.ts';
import { createDeps } from './createDeps.ts';
import { operations } from './operations/index.ts';
import { accountsSettings } from './settings.ts';
import { takeBackAliases } from './profiles/takeBackAliases.ts';
import { mountContactsAnswer } from './third-party/mountContactsAnswer.ts';
import { mountDevelopmentIssuer } from './third-party/development/mountDevelopmentIssuer.ts';

/** Accounts, sessions, profiles, preferences: who a person is and how they prove it. */
export const accountsService = defineService({
  name: 'accounts',
  texts: [accountsTexts, networkTexts, notificationsTexts, organizationsTexts],
  settings: accountsSettings,
  setUp: createDeps,
  operations,
  routes(app, deps, base) {
    const { avatars, thirdParty, contactsProvider, reservedAliases } = deps;
    reservedAliases.include(app.routeSegments);
    app.addHook('onReady', () => takeBackAliases(deps));
    mountAvatars(app, avatars);
    if (contactsProvider) mountContactsAnswer(app, base);
    if (thirdParty?.kind === 'development') mountDevelopmentIssuer(app, base);
  },
});
