import { SettingsError } from '@meet/service-kit';
import { fillDemo } from './demo/fillDemo.ts';
import { DEMO_ADMIN, DEMO_HOST, DEMO_PASSWORD, toEmail, TEAM } from './demo/team.ts';
import { StartError } from '@meet/composition';

try {
  console.log('Filling in a team …');
  const { url } = await fillDemo(process.env);
  const host = TEAM.find(({ id }) => id === DEMO_HOST)!;
  console.log(`
  ${TEAM.length} people with contacts, groups, chats and meetings are there. Start Meet (npm start) and sign in:

  ${url}/signin
  ${toEmail(DEMO_HOST)}    ${host.fullName}
  ${toEmail('tomas')}   a colleague, for a second browser
  ${DEMO_ADMIN.email}   an administrator
  Password          ${DEMO_PASSWORD}
`);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
