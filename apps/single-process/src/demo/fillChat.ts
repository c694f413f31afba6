import {
  createChatRoom,
  createPrivateChatRoom,
  listChatRooms,
  markChatRoomRead,
  sendChatMessage,
} from '@meet/chat-contract';
import { getContacts } from '@meet/network-contract';
import { CONVERSATIONS, type Conversation } from './conversations.ts';
import { toMoment } from './moments.ts';
import type { DemoServices } from './openDemoServices.ts';
import { toEmail } from './team.ts';

/** Creates rooms with their messages. Existing rooms stay unchanged. */
export async function fillChat(services: DemoServices): Promise<void> {
  for (const conversation of CONVERSATIONS) {
    const chatId = await openRoom(services, conversation);
    if (chatId) await talk(services, chatId, conversation);
  }
}

async function openRoom(
  services: DemoServices,
  { name, owner, members, messages }: Conversation,
): Promise<string | undefined> {
  const email = toEmail(owner);
  const { chatrooms } = await services.as(email, listChatRooms, {});
  if (name && chatrooms.some(({ roomName }) => roomName === name)) return undefined;
  services.goTo(toMoment(services.now, messages[0]!.at));
  if (name) {
    const participants = members.map(toEmail);
    return (await services.as(email, createChatRoom, { participants, roomName: name })).chatroom.chatId;
  }
  const { contacts } = await services.as(email, getContacts, {});
  const { contactId } = contacts.find((contact) => contact.email === toEmail(members[0]!))!;
  const { chatId } = (await services.as(email, createPrivateChatRoom, { contactId })).chatroom;
  return chatrooms.some((room) => room.chatId === chatId) ? undefined : chatId;
}

async function talk(services: DemoServices, chatId: string, conversation: Conversation): Promise<void> {
  const { owner, members, messages, unreadBy = [] } = conversation;
  for (const { at, by, text } of messages) {
    services.goTo(toMoment(services.now, at));
    await services.as(toEmail(by), sendChatMessage, { chatId, message: text });
    const isLast = text === messages.at(-1)!.text;
    for (const id of [owner, ...members]) {
      if (!(isLast && unreadBy.includes(id))) await services.as(toEmail(id), markChatRoomRead, { chatId });
    }
  }
}
