import { callsIn, toPath, type AnyCall } from '@meet/contracts';
import { createLoginAsUser, TOOLTIP_ELEMENTS, updateTooltipContent } from '@meet/accounts-contract';
import * as adminContract from '@meet/accounts-contract/admin';
import { closeAccountById, getAuditEntries, searchAccounts } from '@meet/accounts-contract/admin';
import { resendQueue } from '@meet/integrations-contract';
import { resendFollowUps } from '@meet/network-contract';
import { resendMails } from '@meet/notifications-contract';
import { changeOauthClient, createOauthClient, deleteOauthClient, getOauthClients } from '@meet/oauth-contract';
import {
  changeChannel,
  createPreviewLink,
  createPublishToken,
  createRemote,
  getChannel,
  getChannelAudit,
  getHealth,
  getPublishTokens,
  getReleases,
  getRemotes,
  getTesters,
  publishRelease,
  releasesErrors,
  revokePublishToken,
  setTesters,
} from '@meet/releases-contract';
import { buildRelease } from '@meet/service-releases/testing/buildRelease.ts';
import type { TestAnswer, TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graphqlParts } from '../graphqlParts.ts';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

/** Calls of administrators that change nothing and open nothing. A longer list is a decision. */
const READS: readonly AnyCall[] = [
  getAuditEntries,
  getChannel,
  getChannelAudit,
  getHealth,
  getOauthClients,
  getPublishTokens,
  getReleases,
  getRemotes,
  getTesters,
];

interface Act {
  readonly call: AnyCall;
  readonly action: string;
  /** Object of the act in its audit entry. */
  readonly subject: string | RegExp;
  readonly input: () => unknown;
  readonly headers?: () => Record<string, string>;
  /** Sends the call if its input is no JSON. */
  readonly send?: () => Promise<TestAnswer>;
  /** Paths in the response of values that open something. */
  readonly secrets?: readonly string[];
}

const REMOTE = 'mfe-crm';
const CALLBACK = { redirectUris: ['https://app.example/callback'], scopes: ['profile'] };
const release = buildRelease({ remote: REMOTE, version: '1.0.0' });

let product: TestProduct;
let admin: TestPerson;
let ana: TestPerson;
/** Responses of earlier acts, by call. */
const answers = new Map<AnyCall, TestAnswer['body']>();

/** Acts in an order in which each finds its prerequisites. */
const ACTS: readonly Act[] = [
  { call: searchAccounts, action: 'accounts-searched', subject: 'Ana', input: () => ({ search: 'Ana' }) },
  {
    call: createLoginAsUser,
    action: 'view-account-requested',
    subject: /@example\.com$/,
    input: () => ({ email: ana.email }),
    secrets: ['data'],
  },
  {
    call: closeAccountById,
    action: 'account-closed',
    subject: /@example\.com$/,
    input: () => ({ accountId: ana.accountId, owned: 'handOver' }),
  },
  {
    call: updateTooltipContent,
    action: 'tooltip-changed',
    subject: TOOLTIP_ELEMENTS[0],
    input: () => ({ elementId: TOOLTIP_ELEMENTS[0], title: 'Start', description: 'Here.' }),
  },
  {
    call: createOauthClient,
    action: 'application-registered',
    subject: /^Planner \(.+\)$/,
    input: () => ({ name: 'Planner', isPublic: false, ...CALLBACK }),
    secrets: ['clientSecret'],
  },
  {
    call: changeOauthClient,
    action: 'application-secret-renewed',
    subject: /^Planner \(.+\)$/,
    input: () => ({ clientId: clientId(), name: 'Planner', renewSecret: true, ...CALLBACK }),
    secrets: ['clientSecret'],
  },
  {
    call: deleteOauthClient,
    action: 'application-deleted',
    subject: /^Planner \(.+\)$/,
    input: () => ({ clientId: clientId() }),
  },
  {
    call: createRemote,
    action: 'remote-created',
    subject: REMOTE,
    input: () => ({ remote: REMOTE, team: 'CRM' }),
  },
  {
    call: createPublishToken,
    action: 'publish-token-created',
    subject: /^CI \(.+\), mfe-crm$/,
    input: () => ({ remote: REMOTE, name: 'CI', channels: ['stable'], expiresInDays: 30 }),
    secrets: ['value'],
  },
  {
    call: revokePublishToken,
    action: 'publish-token-revoked',
    subject: /^CI \(.+\), mfe-crm$/,
    input: () => ({ tokenId: answers.get(createPublishToken).token.tokenId }),
  },
  {
    call: publishRelease,
    action: 'release-published',
    subject: `${REMOTE} ${release.releaseId}`,
    input: () => ({ remote: REMOTE }),
    send: () => {
      const form = new FormData();
      form.append('record', JSON.stringify(release.record));
      for (const [name, bytes] of release.files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
      return product.upload(`/api/releases/${REMOTE}`, form, { 'admin-token': admin.token });
    },
  },
  {
    call: changeChannel,
    action: 'channel-changed',
    subject: `${REMOTE} 1: stable ${release.releaseId}, previews search ${release.releaseId}`,
    input: () => ({
      remote: REMOTE,
      stable: release.releaseId,
      previews: [{ name: 'search', release: release.releaseId }],
    }),
    headers: () => ({ 'if-match': '"0"' }),
  },
  {
    call: createPreviewLink,
    action: 'preview-link-created',
    subject: `${REMOTE} search`,
    input: () => ({ remote: REMOTE, preview: 'search', expiresInDays: 1 }),
    secrets: ['link'],
  },
  {
    call: setTesters,
    action: 'testers-set',
    subject: '2: +ana@example.org, +ben@example.org',
    input: () => ({ emails: ['ana@example.org', 'ben@example.org'] }),
  },
  {
    call: resendMails,
    action: 'work-sent-again',
    subject: 'mails: given-up',
    input: () => ({ reason: 'given-up' }),
  },
  {
    call: resendFollowUps,
    action: 'work-sent-again',
    subject: 'network-mates',
    input: () => ({ queue: 'network-mates' }),
  },
  { call: resendQueue, action: 'work-sent-again', subject: 'webhooks', input: () => ({ queue: 'webhooks' }) },
];
const clientId = () => answers.get(createOauthClient).client.clientId as string;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await product.newAdmin();
  ana = await product.newPerson('Ana Pop');
});
afterAll(() => product.close());

/** Returns the calls that only administrators, or administrators and publish tokens, may make. */
function operatorsCalls(): AnyCall[] {
  const all = [
    ...product.client.calls,
    ...graphqlParts.flatMap(({ calls }) => calls),
    ...callsIn(adminContract),
  ] as AnyCall[];
  const theirs = all.filter(
    ({ access, errors }) =>
      access === 'admin' || (access === 'public' && errors.includes(releasesErrors.PUBLISH_TOKEN_INVALID)),
  );
  return [...new Map(theirs.map((call) => [call.name, call])).values()];
}

const listNames = (calls: readonly AnyCall[]) => calls.map(({ name }) => name).sort();
const stored = () =>
  product.connection
    .collection<{ _id: string; subjectId: string }>('accounts.audit')
    .find()
    .sort({ at: 1, _id: 1 })
    .toArray();
const storedSince = async (before: Awaited<ReturnType<typeof stored>>) =>
  (await stored()).filter(({ _id }) => !before.some((known) => known._id === _id));
const send = ({ call, input, headers, send }: Act): Promise<TestAnswer> =>
  send?.() ?? product.request(call, input(), { as: admin, headers: headers?.(), address: '203.0.113.9' });

describe('the audit log', () => {
  it('covers each call of operators, except those that only read', () => {
    expect(listNames([...READS, ...ACTS.map(({ call }) => call)])).toEqual(listNames(operatorsCalls()));
  });

  it.each(ACTS.map((act) => [act.call.name, act] as const))(
    'records who called %s, on which object, when and from which address, without secrets',
    async (_name, act) => {
      const before = await stored();
      const { status, body } = await send(act);
      expect([toPath(act.call, act.input()), status, body.code]).toEqual([expect.anything(), 200, undefined]);
      answers.set(act.call, body);
      const [written, ...more] = await storedSince(before);
      expect(more).toEqual([]);
      expect(written).toMatchObject({
        action: act.action,
        at: product.clock.now(),
        adminId: admin.accountId,
        adminEmail: admin.email,
        address: act.send ? expect.any(String) : '203.0.113.9',
      });
      const { entries } = (await product.request(getAuditEntries, {}, { as: admin })).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: act.action,
          adminEmail: admin.email,
          subject: typeof act.subject === 'string' ? act.subject : expect.stringMatching(act.subject),
        }),
      );
      const all = JSON.stringify(await stored());
      const secrets = [admin.token, ...(act.secrets ?? []).map((member) => String(body[member]))];
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    },
  );

  it('has no entry for reads and refused actions', async () => {
    const before = await stored();
    for (const call of READS.filter(({ name }) => product.client.calls.some((known) => known.name === name)))
      expect((await product.request(call, { remote: REMOTE }, { as: admin })).status).toBe(200);
    const refused: [AnyCall, unknown, Record<string, string>?][] = [
      [createLoginAsUser, { email: 'nobody@example.com' }],
      [closeAccountById, { accountId: 'nobody', owned: 'close' }],
      [createRemote, { remote: REMOTE, team: 'CRM' }],
      [createPublishToken, { remote: 'mfe-none', name: 'CI', channels: [], expiresInDays: 30 }],
      [revokePublishToken, { tokenId: 'none' }],
      [changeChannel, { remote: REMOTE, disabled: true }, { 'if-match': '"0"' }],
      [changeChannel, { remote: REMOTE, stable: '9.9.9-0123456789ab' }, { 'if-match': '"1"' }],
      [createPreviewLink, { remote: REMOTE, preview: 'none', expiresInDays: 1 }],
      [setTesters, { emails: ['no address'] }],
    ];
    for (const [call, input, headers] of refused) {
      const { status } = await product.request(call, input, { as: admin, headers });
      expect([call.name, status]).toEqual([call.name, expect.any(Number)]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored()).toEqual(before);
  });

  it('records which testers were added and removed, and a list that stayed the same', async () => {
    const subjects = async (emails: string[]) => {
      const before = await stored();
      await product.request(setTesters, { emails }, { as: admin });
      return (await storedSince(before)).map(({ subjectId }) => subjectId);
    };
    await subjects([]);
    expect(await subjects(['ana@example.org'])).toEqual(['1: +ana@example.org']);
    expect(await subjects(['ben@example.org'])).toEqual(['1: +ben@example.org, -ana@example.org']);
    expect(await subjects(['ben@example.org'])).toEqual(['1']);
    const many = Array.from({ length: 1000 }, (_, i) => `person-${i}@${'x'.repeat(30)}.example.org`);
    const notified = (await subjects(many)).join(' ');
    expect(many.filter((email) => !notified.includes(`+${email}`))).toEqual([]);
  });
});
