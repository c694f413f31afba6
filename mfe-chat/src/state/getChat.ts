import { getRoomId, parseThreadId } from '@meet/chat-contract';
import { createScope, isViewing, useHost, type HostApi, type Scope } from '@meet/remote-kit';
import { chatPreferences } from './chatPreferences.ts';
import { startMessageSound } from './startMessageSound.ts';
import { startTabAlert } from './startTabAlert.ts';
import { createChat, type Chat } from './createChat.ts';
import { createChatApi } from './createChatApi.ts';
import { toChatPath } from './chatPath.ts';
import { pageVisibility } from './pageVisibility.ts';

interface Running {
  readonly chat: Chat;
  readonly scope: Scope;
}

const running = new WeakMap<HostApi, Running>();

/** Returns the chat of the person who is signed in on this host. The first call creates it; `endChat` ends it. */
export function getChat(host: HostApi): Chat {
  return runningOn(host).chat;
}

export function endChat(host: HostApi): void {
  running.get(host)?.scope.end();
  running.delete(host);
}

export function useChat(): Chat {
  return getChat(useHost());
}

function runningOn(host: HostApi): Running {
  let entry = running.get(host);
  if (!entry) {
    entry = startChat(host);
    running.set(host, entry);
  }
  return entry;
}

function startChat(host: HostApi): Running {
  const session = host.session$.value;
  if (session.state !== 'signed-in') throw new Error('The chat needs a signed-in session.');
  const scope = createScope();
  const viewerEmail = session.email.toLowerCase();
  const isVisible$ = pageVisibility(scope);
  const chat = createChat(scope, {
    api: createChatApi(host.api),
    events: host.events,
    viewerEmail,
    storage: localStorage,
    isVisible$,
    marksRead: !isViewing(session),
    isTypingShown: () => chatPreferences.value.showsTyping === true,
  });
  startTabAlert(scope, { unread$: chat.rooms.unreadMessages$, document });
  startMessageSound(scope, { host, chat });
  scope.listen(host.events.on('conversation.requested@1'), (request) => void talk(host, request));
  scope.listen(host.session$, (next) => {
    if (next.state === 'signed-in' && next.email.toLowerCase() === viewerEmail) return;
    chat.forget();
    endChat(host);
  });
  return { chat, scope };
}

interface Request {
  readonly contactId?: string;
  readonly groupId?: string;
  readonly chatId?: string;
  /** Number of the room's message to show. */
  readonly sequence?: number;
}

/** Opens the conversation with a contact, with a group or in a room. A toast shows a failure. */
export async function talk(host: HostApi, { contactId, groupId, chatId, sequence }: Request): Promise<void> {
  const chat = getChat(host);
  try {
    if (contactId) await chat.talkToContact(contactId);
    else if (groupId) await chat.talkToGroup(groupId);
    else if (chatId && parseThreadId(chatId)) {
      // Only the page shows threads.
      if (host.hasPage('chat')) host.navigate(host.hrefFor('chat', { '*': toChatPath(chatId, sequence) }));
      else await chat.talkIn(getRoomId(chatId));
    } else if (chatId) await chat.talkIn(chatId, sequence);
  } catch (error) {
    host.toast({ type: 'error', message: host.i18n.errorText(error) });
  }
}
