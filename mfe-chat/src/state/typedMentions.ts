import type { ChatMention } from '@meet/chat-contract';
import { MENTION_ALL, nameMentions, toMentionToken } from '@meet/contracts/markdown';

/** A person who was chosen while typing, and the text of their mention in the field. */
export interface TypedMention extends Pick<ChatMention, 'accountId' | 'fullName'> {
  /** Text such as `@Ana Pop`. No two people have the same. */
  readonly label: string;
}

export const ALL_LABEL = `@${MENTION_ALL}`;

/** Returns a mention for the field. It uses the name, or the address if the name already means somebody else. */
export function createTypedMention(
  person: { readonly accountId: string; readonly fullName: string; readonly email: string },
  others: readonly TypedMention[],
): TypedMention {
  const { accountId, email } = person;
  const fullName = person.fullName || email;
  const isTaken = others.some((other) => other.label === `@${fullName}` && other.accountId !== accountId);
  return { accountId, fullName, label: `@${isTaken ? email : fullName}` };
}

/** Returns a typed text in which the names of chosen people are replaced by their ids. */
export function encodeMentions(text: string, mentions: readonly TypedMention[]): string {
  // A longer name is tried before a name with which it begins.
  const byLength = [...mentions].sort((a, b) => b.label.length - a.label.length);
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < done || /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(0, at - 2), at))) continue;
    const found = byLength.find(({ label }) => text.startsWith(label, at) && endsWord(text, at + label.length));
    if (!found) continue;
    parts.push(text.slice(done, at), toMentionToken(found.accountId));
    done = at + found.label.length;
  }
  return parts.join('') + text.slice(done);
}

/** Returns a stored text in the form for editing, and the people whom it mentions. */
export function decodeMentions(
  content: string,
  mentions: readonly ChatMention[],
): { readonly text: string; readonly mentions: readonly TypedMention[] } {
  const typed: TypedMention[] = [{ accountId: MENTION_ALL, fullName: MENTION_ALL, label: ALL_LABEL }];
  for (const { accountId, fullName } of mentions) {
    const count = typed.filter((other) => other.fullName === fullName).length;
    typed.push({ accountId, fullName, label: `@${fullName}${count > 0 ? ` (${count + 1})` : ''}` });
  }
  const getLabel = (id: string) => typed.find(({ accountId }) => accountId === id)?.label;
  const found = typed.filter(({ accountId }) => content.includes(toMentionToken(accountId)));
  return { text: nameMentions(content, getLabel), mentions: found };
}

/** Returns whether a word ends here. A longer word does not match: `@Anatol` does not mention `@Ana`. */
const endsWord = (text: string, end: number) => !/^[\p{L}\p{N}_]/u.test(text.slice(end, end + 2));
