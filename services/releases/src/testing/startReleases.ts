import { findAdministrators, recordAdminAct } from '@meet/accounts-contract';
import { commonErrors, ServiceError, type InputOf } from '@meet/contracts';
import { deliverMail } from '@meet/notifications-contract';
import { changeChannel, createPublishToken, createRemote, getChannel, type ChannelKind } from '@meet/releases-contract';
import { defineService, createOperationDefiner } from '@meet/service-kit';
import {
  startTestServices,
  withoutScheduledWork,
  type TestAnswer,
  type TestPerson,
  type TestServicesOptions,
} from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { createReleasesService, type ReleasesServiceOptions } from '../service.ts';
import type { TestRelease } from './buildRelease.ts';

export const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

/**
 * Starts the releases service over HTTP, with an administrator, and with substitutes for the services that it calls.
 */
export async function startReleases(
  options: Omit<TestServicesOptions, 'services'> & { readonly service?: ReleasesServiceOptions } = {},
) {
  let deps: Deps;
  const mails: InputOf<typeof deliverMail>[] = [];
  const formerAdmins = new Set<string>();
  const auditLog = { entries: [] as InputOf<typeof recordAdminAct>[], isAway: false };
  const define = createOperationDefiner<null>();
  const neighbours = defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(findAdministrators, ({ accountIds }) => ({
        administratorIds: accountIds.filter((id) => !formerAdmins.has(id)),
      })),
      define(recordAdminAct, (entry) => {
        if (auditLog.isAway) throw new ServiceError(commonErrors.UNAVAILABLE);
        auditLog.entries.push(entry);
        return {};
      }),
      define(deliverMail, (mail) => {
        mails.push(mail);
        return { mailId: 'kept' };
      }),
    ],
  });
  const releases = createReleasesService(options.service);
  const service: typeof releases = {
    ...releases,
    setUp: async (base) => (deps = await releases.setUp(base)),
    start: (made, base) => releases.start!(made, withoutScheduledWork(base)),
  };
  const services = await startTestServices({ ...options, services: [service, neighbours] });
  const admin = services.signIn({ kind: 'admin', fullName: 'Root Admin' });

  const must = async (answer: Promise<TestAnswer>) => {
    const { status, body } = await answer;
    if (status !== 200 || !body.success) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };

  async function publish(
    release: TestRelease,
    headers: Record<string, string>,
    sent: { files?: Iterable<readonly [string, Buffer]>; fields?: Record<string, string>; remote?: string } = {},
  ): Promise<TestAnswer> {
    const form = new FormData();
    form.append('record', JSON.stringify(release.record));
    for (const [name, value] of Object.entries(sent.fields ?? {})) form.set(name, value);
    for (const [name, bytes] of sent.files ?? release.files)
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return services.upload(`/api/releases/${sent.remote ?? release.record.name}`, form, headers);
  }

  return {
    ...services,
    mails,
    admin,
    /** Ids of accounts that are no longer administrators'. */
    formerAdmins,
    /** Recorded acts of administrators. While it is away, nothing can be recorded. */
    auditLog,
    publish,
    get deps() {
      return deps;
    },
    asAdmin: { 'admin-token': admin.token },
    newRemote: (remote = 'mfe-crm', input: Partial<InputOf<typeof createRemote>> = {}) =>
      must(services.request(createRemote, { remote, team: 'CRM', ...input }, { as: admin })),
    async newToken(remote = 'mfe-crm', channels: ChannelKind[] = ['stable', 'canary', 'preview'], expiresInDays = 30) {
      const input = { remote, name: 'CI', channels, expiresInDays };
      return (await must(services.request(createPublishToken, input, { as: admin }))).value as string;
    },
    channel: async (remote = 'mfe-crm') =>
      (await must(services.request(getChannel, { remote }, { as: admin }))).channel,
    /** Changes the live state as an administrator, based on the current revision. */
    async move(change: Record<string, unknown>, remote = 'mfe-crm', as: TestPerson = admin) {
      const { channel } = await must(services.request(getChannel, { remote }, { as: admin }));
      const headers = { 'if-match': `"${channel.revision}"` };
      return (await must(services.request(changeChannel, { remote, ...change }, { as, headers }))).channel;
    },
    registry: async (headers: Record<string, string> = {}) => (await services.get('/registry.json', headers)).body,
    settle: () => deps.background.settle(),
  };
}

export type TestReleases = Awaited<ReturnType<typeof startReleases>>;
