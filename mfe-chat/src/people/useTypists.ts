import { useBehavior, useTexts } from '@meet/remote-kit';
import { useChat } from '../state/getChat.ts';
import { useNameList } from './useNameList.ts';

/** Maximum number of people who are named. */
const NAMED_MAX = 2;

/** Returns the text that says who is typing in a room; undefined if nobody is. */
export function useTypists(chatId: string): string | undefined {
  const t = useTexts();
  const joinNames = useNameList();
  const typists = useBehavior(useChat().typing.typists$).get(chatId) ?? [];
  if (typists.length === 0) return undefined;
  if (typists.length > NAMED_MAX) return t('typing.several');
  const names = typists.map(({ fullName, email }) => fullName || email);
  return t('typing.named', { count: names.length, names: joinNames(names) });
}
