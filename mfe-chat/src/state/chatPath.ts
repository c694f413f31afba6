/** Returns what follows the chat page's address for a room, or the list if there is none, and for a message in it. */
export const toChatPath = (chatId: string | null, sequence?: number): string =>
  sequence === undefined ? (chatId ?? '') : `${chatId ?? ''}/${sequence}`;
