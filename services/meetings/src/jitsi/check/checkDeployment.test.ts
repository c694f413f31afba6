import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@meet/service-kit/testing';
import { hasProsody, startProsody, type TestProsody } from '../../testing/prosody/startProsody.ts';
import { startMeetings, type TestMeetings } from '../../testing/startMeetings.ts';
import { checkDeployment, type CheckResult } from './checkDeployment.ts';
import { DOCKER_DOMAINS } from './connectXmpp.ts';

const WEBHOOK_SECRET = 'webhook-secret-of-a-test';
const APP_SECRET = 'application-secret-of-a-test-32-characters';
const APP_ID = 'our-app';

(hasProsody() ? describe : describe.skip)('the check of a Jitsi deployment', () => {
  const running: { meet?: TestMeetings; prosodies: TestProsody[] } = { prosodies: [] };
  beforeAll(async () => {
    const port = await freePort();
    running.meet = await startMeetings({
      JITSI_DOMAIN: 'meet.example.org',
      JITSI_APP_ID: APP_ID,
      JITSI_APP_SECRET: APP_SECRET,
      JITSI_WEBHOOK_SECRET: WEBHOOK_SECRET,
      JITSI_CONTROL_URL: `http://127.0.0.1:${port}`,
    });
    await serve(port);
  });
  afterAll(async () => {
    await Promise.all(running.prosodies.map((prosody) => prosody.stop()));
    await running.meet?.close();
  });

  async function serve(port: number, change: { appSecret?: string; webhookSecret?: string } = {}) {
    const apiUrl = `${await running.meet!.listen()}/api/jitsi`;
    const options = { port, appId: APP_ID, appSecret: APP_SECRET, apiUrl, webhookSecret: WEBHOOK_SECRET, ...change };
    const prosody = await startProsody(options);
    running.prosodies.push(prosody);
    return prosody;
  }

  /** Returns the results of all checks, or of those until the last one that is wanted: later ones may time out. */
  async function check({ url }: TestProsody, last?: string) {
    const owner = running.meet!.signIn();
    const results = checkDeployment({
      call: async (as, path, input) =>
        (await running.meet!.request(path, input, { ...(as === 'owner' && { as: owner }) })).body,
      xmppUrl: url,
      domains: DOCKER_DOMAINS,
    });
    const all: CheckResult[] = [];
    for await (const result of results) {
      all.push(result);
      if (result.name === last) break;
    }
    return all;
  }

  it('passes all checks with the configuration of docker-compose.yml', async () => {
    const results = await check(running.prosodies[0]!);
    expect(results.filter(({ isGood }) => !isGood)).toEqual([]);
    expect(results).toHaveLength(13);
  });

  it('names the setting to change if the secrets differ', async () => {
    const prosody = await serve(await freePort(), { appSecret: 'another-secret-of-at-least-32-characters' });
    const results = await check(prosody, 'a room token is accepted');
    expect(results.at(-1)).toMatchObject({
      name: 'a room token is accepted',
      isGood: false,
      fault: expect.stringContaining('Prosody refused the token'),
      advice: expect.stringContaining('JITSI_APP_SECRET'),
    });
  });

  it('names the setting to change if webhooks are refused', async () => {
    const prosody = await serve(await freePort(), { webhookSecret: 'another-webhook-secret' });
    const results = await check(prosody, 'a conference opens for a room of Meet');
    expect(results.at(-1)).toMatchObject({
      name: 'a conference opens for a room of Meet',
      isGood: false,
      fault: 'Prosody answered 403.',
      advice: expect.stringContaining('JITSI_WEBHOOK_SECRET'),
    });
  });
});
