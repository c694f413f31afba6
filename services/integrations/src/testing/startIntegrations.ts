import { getAccounts, recordAdminAct } from '@meet/accounts-contract';
import type { InputOf } from '@meet/contracts';
import { triggerWebhooks } from '@meet/integrations-contract';
import { getRoomOwner, startMeetingFor } from '@meet/meetings-contract';
import { deliverMail } from '@meet/notifications-contract';
import { defineService, createOperationDefiner, SERVICE_CALLER } from '@meet/service-kit';
import { startTestServices, type TestPerson, type TestServicesOptions } from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { integrationsService } from '../service.ts';

/** Starts the integrations service over HTTP, with substitutes for the services that it calls. */
export async function startIntegrations(options: Omit<TestServicesOptions, 'services'> = {}) {
  /** Deps of each process, in the order in which they started. */
  const made: Deps[] = [];
  const mails: InputOf<typeof deliverMail>[] = [];
  /** Administrators' acts that were recorded. */
  const acts: InputOf<typeof recordAdminAct>[] = [];
  const people = new Map<string, TestPerson>();
  const meetings: (InputOf<typeof startMeetingFor> & { roomId: string; isLive: boolean })[] = [];
  const define = createOperationDefiner<null>();
  const neighbours = defineService({
    name: 'neighbours',
    settings: {},
    setUp: () => null,
    operations: [
      define(getAccounts, ({ accountIds }) => ({
        accounts: accountIds.flatMap((accountId) => {
          const person = people.get(accountId);
          if (!person) return [];
          const { email, fullName } = person;
          return {
            accountId,
            email,
            fullName,
            locale: 'fr_FR' as const,
            alias: null,
            avatar: null,
            hasMembership: false,
          };
        }),
      })),
      define(recordAdminAct, (act) => {
        acts.push(act);
        return {};
      }),
      define(deliverMail, (mail) => {
        mails.push(mail);
        return { mailId: 'kept' };
      }),
      define(startMeetingFor, (wish) => {
        const roomId = String(1_000_000_000 + meetings.length);
        meetings.push({ ...wish, roomId, isLive: true });
        return { meetingId: `meeting-${roomId}`, roomId };
      }),
      define(getRoomOwner, ({ roomId }) => {
        const { accountId, subject, isLive } = meetings.find((meeting) => meeting.roomId === roomId)!;
        return { ownerId: accountId, subject: subject ?? '', isMeetingLive: isLive };
      }),
    ],
  });
  const service = {
    ...integrationsService,
    setUp: async (base: Parameters<typeof integrationsService.setUp>[0]) => {
      const deps = await integrationsService.setUp(base);
      made.push(deps);
      return deps;
    },
    // A real timer would look for due deliveries and entries at any moment of a test.
    start({ dispatcher, hubstaff }: Deps) {
      return async () => void (await Promise.all([dispatcher.settle(), hubstaff.work?.settle()]));
    },
  };
  const services = await startTestServices({ ...options, services: [service, neighbours] });
  const deps = made[0]!;
  let occurrences = 0;

  return {
    ...services,
    mails,
    acts,
    /** Meetings that were started in somebody’s name. */
    meetings,
    deps,
    made,
    signIn(...person: Parameters<typeof services.signIn>) {
      const signedIn = services.signIn(...person);
      people.set(signedIn.accountId, signedIn);
      return signedIn;
    },
    /** Resolves when the work after answers has ended. */
    settle: () => deps.background.settle(),
    /** Resolves when all due deliveries have been tried. */
    async deliver() {
      deps.dispatcher.wake();
      await deps.dispatcher.settle();
    },
    /** Triggers the person's webhooks with an event. */
    trigger: ({ accountId }: TestPerson, happening: Partial<InputOf<typeof triggerWebhooks>> = {}) =>
      services.client.call(
        triggerWebhooks,
        {
          accountId,
          event: 'meeting.started',
          occurrenceId: `occurrence-${(occurrences += 1)}`,
          at: services.clock.now(),
          data: { roomId: '123456789', subject: 'Zinnober' },
          ...happening,
        },
        SERVICE_CALLER,
      ),
    /** Returns the events that a person's tabs received, in order. */
    getEvents: ({ accountId }: TestPerson) => services.events.filter(({ channel }) => channel === `user:${accountId}`),
  };
}

export type TestIntegrations = Awaited<ReturnType<typeof startIntegrations>>;
