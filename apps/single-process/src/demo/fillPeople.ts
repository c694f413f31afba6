import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import {
  activateAccount,
  createAdmin,
  findAccountsByEmail,
  resetPassword,
  setAlias,
  signUp,
  updateAccountPreferences,
  uploadAvatar,
} from '@meet/accounts-contract';
import { drawPortrait } from './drawPortrait.ts';
import { getBeginning } from './moments.ts';
import type { DemoServices } from './openDemoServices.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, toEmail, TEAM, type DemoPerson } from './team.ts';

/** Signs everyone up, with a picture and an alias. Existing accounts stay unchanged. */
export async function fillPeople(services: DemoServices): Promise<void> {
  services.goTo(getBeginning(services.now));
  const { accounts } = await services.asService(findAccountsByEmail, {
    emails: [DEMO_ADMIN.email, ...TEAM.map(({ id }) => toEmail(id))],
  });
  const present = new Map(accounts.map((account) => [account.email, account]));
  for (const person of TEAM) {
    const account = present.get(toEmail(person.id));
    if (!account) await addPerson(services, person);
    if (!account?.avatar) await dress(services, person);
  }
  if (!present.has(DEMO_ADMIN.email)) {
    await services.asService(createAdmin, DEMO_ADMIN);
    await services.asVisitor(resetPassword, { key: await services.linkTo(DEMO_ADMIN.email), password: DEMO_PASSWORD });
  }
}

async function addPerson(services: DemoServices, { id, fullName }: DemoPerson): Promise<void> {
  const email = toEmail(id);
  await services.asVisitor(signUp, { email, fullName, password: DEMO_PASSWORD });
  await services.asVisitor(activateAccount, { token: await services.linkTo(email), password: DEMO_PASSWORD });
  await wantNoMail(services, email);
}

/** Turns mails off, because the addresses don't exist. */
async function wantNoMail(services: DemoServices, email: string): Promise<void> {
  const options = NOTIFICATION_PREFERENCES.map((notificationType) => ({
    notificationType,
    mail: false,
    web: true,
    mobile: true,
  }));
  await services.as(email, updateAccountPreferences, { preferenceType: 'notification', configuration: { options } });
  const configuration = { mail: false, web: true };
  await services.as(email, updateAccountPreferences, { preferenceType: 'chatNotifications', configuration });
}

async function dress(services: DemoServices, { id, fullName, look }: DemoPerson): Promise<void> {
  const email = toEmail(id);
  const alias = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  await services.as(email, setAlias, { alias });
  await services.as(email, uploadAvatar, { avatar: drawPortrait(look).toString('base64') });
}
