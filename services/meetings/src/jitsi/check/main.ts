// npm run jitsi-check: checks a Jitsi deployment together with the Meet that uses it.
import { parseArgs } from 'node:util';
import { checkDeployment } from './checkDeployment.ts';
import { DOCKER_DOMAINS } from './connectXmpp.ts';

const USAGE = `Usage: MEET_EMAIL=… MEET_PASSWORD=… npm run jitsi-check -- --meet URL --xmpp URL [--domain meet.jitsi] [--conferences muc.meet.jitsi] [--focus focus.meet.jitsi]

  --meet   address of Meet, such as https://meet.example.org
  --xmpp   address of Prosody's WebSocket without /xmpp-websocket, such as https://jitsi.example.org
  MEET_EMAIL and MEET_PASSWORD are of an account that may start meetings, without a second factor.`;

const { values } = parseArgs({
  options: {
    meet: { type: 'string' },
    xmpp: { type: 'string' },
    domain: { type: 'string', default: DOCKER_DOMAINS.main },
    conferences: { type: 'string', default: DOCKER_DOMAINS.conferences },
    focus: { type: 'string', default: DOCKER_DOMAINS.focus },
  },
});
const { MEET_EMAIL: email, MEET_PASSWORD: password } = process.env;
const { meet, xmpp } = values;
if (!meet || !xmpp || !email || !password) stopWith(USAGE, 2);

const { token } = await post('login_email', { email, password });
if (typeof token !== 'string') stopWith(`Meet did not sign ${email} in.`, 1);

let failed = 0;
const results = checkDeployment({
  call: (as, path, input) => post(path, input, as === 'owner' ? { 'user-token': token } : {}),
  xmppUrl: xmpp,
  domains: { main: values.domain, conferences: values.conferences, focus: values.focus },
});
for await (const { name, isGood, fault, advice } of results) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}`);
  if (isGood) continue;
  failed += 1;
  console.log(`         ${fault}\n         ${advice}`);
}
process.exit(failed ? 1 : 0);

async function post(path: string, input: object, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(`/api/${path}`, meet), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  return (await answer.json()) as Record<string, unknown>;
}

function stopWith(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
