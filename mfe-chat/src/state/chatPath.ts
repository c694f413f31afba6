/** Returns the part of the address after the chat page's own: for the list, a room, or a message in a room. */
export const toChatPath = (chatId: string | null, sequence?: number): string =>
  sequence === undefined ? (chatId ?? '') : `${chatId ?? ''}/${sequence}`;
