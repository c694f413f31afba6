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
import { beginningOf } from './moments.ts';
import type { Stage } from './openStage.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, emailOf, TEAM, type DemoPerson } from './team.ts';

/** Signs everyone up, with a face and an alias; who is there already stays as they are. */
export async function fillPeople(stage: Stage): Promise<void> {
  stage.goTo(beginningOf(stage.now));
  const { accounts } = await stage.asService(findAccountsByEmail, {
    emails: [DEMO_ADMIN.email, ...TEAM.map(({ id }) => emailOf(id))],
  });
  const present = new Map(accounts.map((account) => [account.email, account]));
  for (const person of TEAM) {
    const account = present.get(emailOf(person.id));
    if (!account) await addPerson(stage, person);
    if (!account?.avatar) await dress(stage, person);
  }
  if (!present.has(DEMO_ADMIN.email)) {
    await stage.asService(createAdmin, DEMO_ADMIN);
    await stage.asVisitor(resetPassword, { key: await stage.linkTo(DEMO_ADMIN.email), password: DEMO_PASSWORD });
  }
}

async function addPerson(stage: Stage, { id, fullName }: DemoPerson): Promise<void> {
  const email = emailOf(id);
  await stage.asVisitor(signUp, { email, fullName, password: DEMO_PASSWORD });
  await stage.asVisitor(activateAccount, { token: await stage.linkTo(email) });
  await wantNoMail(stage, email);
}

/** Their addresses lead nowhere. */
async function wantNoMail(stage: Stage, email: string): Promise<void> {
  const options = NOTIFICATION_PREFERENCES.map((notificationType) => ({
    notificationType,
    mail: false,
    web: true,
    mobile: true,
  }));
  await stage.as(email, updateAccountPreferences, { preferenceType: 'notification', configuration: { options } });
  const configuration = { mail: false, web: true };
  await stage.as(email, updateAccountPreferences, { preferenceType: 'chatNotifications', configuration });
}

async function dress(stage: Stage, { id, fullName, look }: DemoPerson): Promise<void> {
  const email = emailOf(id);
  const alias = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  await stage.as(email, setAlias, { alias });
  await stage.as(email, uploadAvatar, { avatar: drawPortrait(look).toString('base64') });
}
