import { chatTexts } from '@meet/chat-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { defineService, repeatAsOne, type ServiceBase } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import type { Deps } from './Deps.ts';
import { indexAgain, indexMembers } from './members/indexMembers.ts';
import { claimInvitations } from './members/claimInvitations.ts';
import { sweepFiles } from './files/sweepFiles.ts';
import { deleteClosedRooms } from './rooms/closeRoom.ts';
import { indexRooms } from './rooms/indexRooms.ts';
import { sweepSilentRooms } from './rooms/silentRooms.ts';
import { indexMessages, markUnindexedRooms } from './search/indexMessages.ts';
import { operations } from './operations/index.ts';
import { chatSettings } from './settings.ts';
import { startUnreadMails } from './mails/startUnreadMails.ts';
import { announceChange } from './messages/announceChange.ts';
import { purgeMessages } from './messages/purgeMessages.ts';
import { announceThread } from './threads/announceThread.ts';
import { queryBounds } from './queryBounds.ts';

const SWEEP_EVERY_MS = 3_600_000;
const PURGE_EVERY_MS = 5_000;
/** A search reads the messages of that time one by one. */
const INDEX_EVERY_MS = 4_000;

/** Chat rooms, their members, messages and files. */
export const chatService = defineService({
  name: 'chat',
  texts: [chatTexts, networkTexts],
  settings: chatSettings,
  setUp: createDeps,
  operations,
  queryBounds,
  async start(deps, base) {
    await deps.storage.dropUncounted();
    await deleteClosedRooms(deps, base.now());
    const stopSweeping = repeatAsOne({
      ...{ name: 'chat.files', lease: base.lease, periodMs: SWEEP_EVERY_MS, log: base.log, now: base.now },
      async task() {
        await sweepFiles(deps, base.now());
        await deps.storage.recountBroken();
      },
    });
    const stopPurging = repeatAsOne({
      ...{ name: 'chat.deletions', lease: base.lease, periodMs: PURGE_EVERY_MS, log: base.log, now: base.now },
      async task() {
        await purgeMessages(deps, base.now());
        await deps.reactions.recover((changed) => announceChange({ ...base, deps }, changed));
        await deps.threadSummaries.recover(announceThread({ ...base, deps }));
      },
    });
    const stopIndexing = repeatAsOne({
      ...{ name: 'chat.words', lease: base.lease, periodMs: INDEX_EVERY_MS, log: base.log, now: base.now },
      task: () => indexMessages(deps, base.now()),
    });
    // Stores the words of records that have none yet.
    const index = async () => {
      await markUnindexedRooms(deps);
      await indexRooms(deps);
      await indexMembers({ ...base, deps });
    };
    deps.background.run(index);
    const stopSilencing = repeatAsOne({
      ...{ name: 'chat.silence', lease: base.lease, periodMs: SWEEP_EVERY_MS, log: base.log, now: base.now },
      async task() {
        await sweepSilentRooms({ ...base, deps }, 2 * SWEEP_EVERY_MS);
        await index();
      },
    });
    const delayMinutes = base.settings.CHAT_MAIL_DELAY_MINUTES;
    const stopMails = delayMinutes > 0 ? startUnreadMails(deps, base, delayMinutes) : undefined;
    const stopListening = base.bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
      if (type === profileChanged.type) deps.people.forget((payload as PayloadOf<typeof profileChanged>).accountId);
    });
    const stopHearing = base.bus.onLost(() => deps.people.forgetAll());
    const stopWelcoming = base.bus.takeWork(
      'chat',
      [accountActivated.type, profileChanged.type],
      ({ type, payload }) =>
        type === profileChanged.type
          ? indexAgain({ ...base, deps }, (payload as PayloadOf<typeof profileChanged>).accountId)
          : welcome(deps, base, payload as PayloadOf<typeof accountActivated>),
    );
    return async () => {
      stopListening();
      stopHearing();
      await stopWelcoming();
      await stopSweeping();
      await stopPurging();
      await stopIndexing();
      await stopSilencing();
      await stopMails?.();
    };
  },
});

/**
 * Claims the pending invitations of a new account. A failure only delays them: the person claims them when they list
 * their rooms.
 */
async function welcome(
  deps: Deps,
  { publish, callAsService, now, log }: ServiceBase,
  { accountId, email }: PayloadOf<typeof accountActivated>,
): Promise<void> {
  try {
    await claimInvitations({ deps, now, publish, callAsService }, accountId, email);
  } catch (error) {
    log.warn({ err: error, accountId }, 'pending chat invitations could not be claimed');
  }
}
