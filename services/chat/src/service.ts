import { chatTexts } from '@meet/chat-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { defineService, SERVICE_CALLER, type ServiceBase } from '@meet/service-kit';
import type { ChatDeps } from './define.ts';
import { claimInvitations } from './members/claimInvitations.ts';
import { deleteClosedRooms } from './members/closeRoom.ts';
import { createMessageLog } from './messages/createMessageLog.ts';
import { createChatMemberModel } from './models/ChatMember.ts';
import { createChatMessageModel } from './models/ChatMessage.ts';
import { createChatRoomModel } from './models/ChatRoom.ts';
import { operations } from './operations/index.ts';
import { createContactUse } from './people/createContactUse.ts';
import { createPeople } from './people/createPeople.ts';
import { chatSettings } from './settings.ts';
import { startUnreadMails } from './mails/startUnreadMails.ts';

/** Chat rooms, their members and messages. */
export const chatService = defineService({
  name: 'chat',
  texts: [chatTexts, networkTexts],
  settings: chatSettings,

  setUp({ connection, translator, publicUrl }): ChatDeps {
    const rooms = createChatRoomModel(connection);
    const members = createChatMemberModel(connection);
    const messages = createChatMessageModel(connection);
    const log = createMessageLog({ rooms, members, messages });
    return {
      rooms,
      members,
      messages,
      log,
      people: createPeople(),
      contactUse: createContactUse(),
      translate: translator.translate,
      publicUrl,
    };
  },

  operations,

  async start(deps, base) {
    await deleteClosedRooms(deps);
    const delayMinutes = base.settings.CHAT_MAIL_DELAY_MINUTES;
    const stopMails = delayMinutes > 0 ? startUnreadMails(deps, base, delayMinutes) : undefined;
    const stopListening = base.bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
      if (type === profileChanged.type) deps.people.forget((payload as PayloadOf<typeof profileChanged>).accountId);
      if (type === accountActivated.type) void welcome(deps, base, payload as PayloadOf<typeof accountActivated>);
    });
    return async () => {
      stopListening();
      await stopMails?.();
    };
  },
});

/** A failure here costs freshness only: the rooms are claimed again when the person lists them. */
async function welcome(
  deps: ChatDeps,
  { bus, client, now, log }: ServiceBase,
  { accountId, email }: PayloadOf<typeof accountActivated>,
): Promise<void> {
  try {
    await claimInvitations(
      {
        deps,
        now,
        publish: (channel, event, payload) => bus.publish({ type: event.type, channel, at: now(), payload }),
        callAsService: (call, input) => client.call(call, input, SERVICE_CALLER),
      },
      accountId,
      email,
    );
  } catch (error) {
    log.warn({ err: error, accountId }, 'pending chat invitations could not be claimed');
  }
}
