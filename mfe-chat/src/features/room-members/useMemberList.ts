import {
  CHAT_MEMBER_PAGE,
  chatMemberRemoved,
  chatMembersAdded,
  chatRoomLeft,
  type ChatMemberSeen,
} from '@meet/chat-contract';
import { getChatMembers } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import { createLiveQuery, useHost, useLiveState, useScope, type LiveState } from '@meet/remote-kit';

export interface MemberPages {
  readonly members: readonly ChatMemberSeen[];
  /** Whether more members follow. */
  readonly hasMore: boolean;
}

export interface MemberList extends Pick<LiveState<MemberPages | undefined>, 'value' | 'status' | 'isFetching'> {
  /** Loads the next page. */
  readonly more: () => void;
  readonly retry: () => void;
}

const MOVES: readonly string[] = [chatMembersAdded.type, chatMemberRemoved.type, chatRoomLeft.type];

/** Loads a room's members by pages, and fetches them again when somebody joins or leaves. */
export function useMemberList(chatId: string): MemberList {
  const { api, events } = useHost();
  const list = useScope((scope) => {
    let wanted = CHAT_MEMBER_PAGE;
    const query = createLiveQuery<MemberPages>(scope, {
      events,
      fetch: (signal) => readMembers(api, chatId, wanted, signal),
      reduce: (pages, { type, payload }) =>
        MOVES.includes(type) && (payload as { chatId: string }).chatId === chatId ? undefined : pages,
    });
    const more = () => {
      wanted += CHAT_MEMBER_PAGE;
      void query.refetch();
    };
    return { state$: query.state$, more, retry: () => void query.refetch() };
  }, chatId);
  const { value, status, isFetching } = useLiveState(list);
  return { value, status, isFetching, more: list?.more ?? (() => {}), retry: list?.retry ?? (() => {}) };
}

/** Returns at least as many members as are wanted, or all there are. */
async function readMembers(api: PageClient, chatId: string, wanted: number, signal: AbortSignal): Promise<MemberPages> {
  const members: ChatMemberSeen[] = [];
  for (;;) {
    const page = await api.execute(getChatMembers, { chatId, membersOffset: members.length }, signal);
    members.push(...page.participants);
    if (!page.hasMore || page.participants.length === 0 || members.length >= wanted) {
      return { members, hasMore: page.hasMore };
    }
  }
}
