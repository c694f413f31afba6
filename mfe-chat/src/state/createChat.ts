import type { ChatMessage, ChatRoom } from '@meet/chat-contract';
import { chatMemberRemoved, chatRoomClosed, chatRoomLeft, getRoomId } from '@meet/chat-contract';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { combineLatest, merge } from 'rxjs';
import type { ChatApi, MessageKey } from './createChatApi.ts';
import { createConversation, type Conversation } from './createConversation.ts';
import { createDeletions, type Deletions } from './createDeletions.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';
import { createEdits, type Edits } from './createEdits.ts';
import { createOutbox, type Outbox } from './createOutbox.ts';
import { createReactions, type Reactions } from './createReactions.ts';
import { createReplies, type Replies } from './createReplies.ts';
import { createRoomList, type RoomList } from './createRoomList.ts';
import type { KeyValueStorage } from './createStored.ts';
import { createTyping, type Typing } from './createTyping.ts';

export interface Chat {
  readonly viewerEmail: string;
  readonly rooms: RoomList;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly edits: Edits;
  readonly replies: Replies;
  readonly deletions: Deletions;
  readonly reactions: Reactions;
  readonly typing: Typing;
  /** Replaces the text of a message. Throws what the call throws. */
  readonly saveEdit: (edit: Pick<ChatMessage, 'chatId' | 'sequence' | 'content' | 'revision'>) => Promise<void>;
  readonly isOpen$: Behavior<boolean>;
  /** Id of the room whose messages are shown; null before one is chosen, and while a phone shows the list. */
  readonly selectedId$: Behavior<string | null>;
  /** Id of the thread that the page shows beside its room; null while there is none. */
  readonly threadId$: Behavior<string | null>;
  /**
   * Id of the room that the person is viewing: it is selected, the chat's widget or page is open, and the tab is in
   * front.
   */
  readonly watchedId$: Behavior<string | null>;
  readonly open: () => void;
  readonly minimise: () => void;
  /**
   * Notes the surroundings of the widget. The window closes when the person goes from a page to a meeting, but not if
   * they opened it on the meeting's page before the widget was drawn.
   */
  readonly enter: (around: 'page' | 'meeting') => void;
  /** Sets whether the screen fits either the list or a room. If so, no room is selected automatically. */
  readonly setNarrow: (isNarrow: boolean) => void;
  readonly select: (chatId: string | null, sequence?: number) => void;
  /** The unread messages of a room when the person opened it. They stay marked until the person opens another room. */
  readonly unread$: Behavior<UnreadMark | null>;
  readonly seeUnread: () => void;
  /**
   * Records that the room's messages up to this one have been in sight. They count as read while the person views the
   * room.
   */
  readonly see: (chatId: string, sequence: number) => void;
  /**
   * Marks a room's messages from this one on as unread. They stay unread until the person opens the room again, or
   * writes in it. Throws what the call throws.
   */
  readonly markUnread: (message: MessageKey) => Promise<void>;
  /** The message that the person wants to see in the selected room. Each request creates a new object. */
  readonly target$: Behavior<MessageTarget | null>;
  /** Shows a message of the selected room; null ends the last request. */
  readonly aimAt: (target: MessageTarget | null) => void;
  /** The chat's own page while it is open, in place of the widget. The page's address determines the selected room. */
  readonly page$: Behavior<ChatPlace | null>;
  /** Minimises the widget, and forwards every selection to the page until the returned function is called. */
  readonly openPage: (page: ChatPlace) => () => void;
  /**
   * Selects the room and thread of the page's address. The page first fetches a room that the list does not contain. The
   * number is that of a message in the thread, if there is one.
   */
  readonly selectByAddress: (chatId: string | null, sequence?: number, threadId?: string) => void;
  /** Fetches a room that the list does not contain. Throws what the call throws. */
  readonly fetchRoom: (chatId: string) => Promise<void>;
  /** Opens the private conversation with a contact. Throws what the call throws. */
  readonly talkToContact: (contactId: string) => Promise<void>;
  /** Opens the room of a contact group. Throws what the call throws. */
  readonly talkToGroup: (groupId: string) => Promise<void>;
  /** Opens a room by its id, also one that is not in the list yet. Throws what the call throws. */
  readonly talkIn: (chatId: string, sequence?: number) => Promise<void>;
  /** Shows a room that an answer contained. */
  readonly show: (room: ChatRoom, sequence?: number) => void;
  /** Returns the conversation of a room, the same object each time. It is kept up to date from the first call on. */
  readonly getConversation: (chatId: string) => Conversation;
  /** Deletes what this person typed on this machine. */
  readonly forget: () => void;
}

/** A place other than the widget in which the person reads and writes. */
export interface ChatPlace {
  /** Shows a room and, if given, its message with this number. Null shows the list. */
  readonly go: (chatId: string | null, sequence?: number) => void;
}

export interface UnreadMark {
  readonly chatId: string;
  /** Number of the last read message. */
  readonly after: number;
  readonly count: number;
  /** Whether the first unread message has been in sight, so that nothing needs to lead there. */
  readonly isSeen: boolean;
}

export interface MessageTarget {
  readonly chatId: string;
  readonly sequence: number;
}

export interface ChatDeps {
  readonly api: ChatApi;
  readonly events: HostEvents;
  readonly viewerEmail: string;
  readonly storage: KeyValueStorage;
  /** Whether the tab is visible and its window has the focus. */
  readonly isVisible$: Behavior<boolean>;
  /** Whether viewed messages count as read. They do not when an administrator views the account. */
  readonly marksRead: boolean;
  /** Returns whether the person wants others to see that they type. */
  readonly isTypingShown: () => boolean;
}

/** Returns the calls with those that read messages extended: they also record the person's reactions. */
function noteReactions(api: ChatApi, reactions: Reactions): ChatApi {
  return {
    ...api,
    async readMessages(chatId, range) {
      const page = await api.readMessages(chatId, range);
      reactions.note(chatId, page);
      return page;
    },
    async readChanges(chatId, afterChange) {
      const page = await api.readChanges(chatId, afterChange);
      reactions.note(chatId, page);
      return page;
    },
  };
}

/** Creates the state of the chat, without any component. */
export function createChat(scope: Scope, deps: ChatDeps): Chat {
  const { events, viewerEmail, storage, isVisible$, marksRead, isTypingShown } = deps;
  const reactions = createReactions(scope, {
    api: deps.api,
    events,
    onChanged: (message) => receiveChange(message),
  });
  const api = noteReactions(deps.api, reactions);
  const rooms = createRoomList(scope, { api, events, viewerEmail });
  const conversations = new Map<string, { scope: Scope; conversation: Conversation }>();
  const isOpen$ = scope.state(false);
  let lastAround: 'page' | 'meeting' | undefined;
  const selectedId$ = scope.state<string | null>(null);
  const threadId$ = scope.state<string | null>(null);
  const watchedId$ = scope.state<string | null>(null);
  const isNarrow$ = scope.state<boolean | undefined>(undefined);
  const unread$ = scope.state<UnreadMark | null>(null);
  const target$ = scope.state<MessageTarget | null>(null);
  const page$ = scope.state<ChatPlace | null>(null);
  /** Number of the last message that has been in sight, by room id. */
  const seen$ = scope.state<ReadonlyMap<string, number>>(new Map());

  /** Id of the room that the person marked as unread while they were in it. */
  let heldUnread: string | null = null;
  /** Ends with the latest call that marks messages as read. */
  let marking = Promise.resolve();

  const outbox = createOutbox(scope, {
    api,
    events,
    storage,
    viewerEmail,
    onStored(message) {
      if (heldUnread === message.chatId) heldUnread = null;
      conversations.get(message.chatId)?.conversation.receive(message);
    },
  });
  const drafts = createDrafts(storage, viewerEmail);
  const edits = createEdits(scope);
  const receiveChange = (message: ChatMessage) =>
    conversations.get(message.chatId)?.conversation.receiveChange(message);
  const deletions = createDeletions(scope, { api, onChanged: receiveChange });

  function getConversation(chatId: string): Conversation {
    let entry = conversations.get(chatId);
    if (!entry) {
      const child = scope.child();
      entry = { scope: child, conversation: createConversation(child, { api, events, chatId }) };
      conversations.set(chatId, entry);
    }
    return entry.conversation;
  }

  function select(chatId: string | null, sequence?: number): void {
    if (page$.value) page$.value.go(chatId, sequence);
    else selectHere(chatId, sequence);
  }

  function selectHere(chatId: string | null, sequence?: number, threadId?: string): void {
    target$.next(chatId !== null && sequence !== undefined ? { chatId: threadId ?? chatId, sequence } : null);
    selectedId$.next(chatId);
    threadId$.next(threadId ?? null);
  }

  function open(): void {
    if (page$.value) page$.value.go(null);
    else isOpen$.next(true);
  }

  function show(room: ChatRoom, sequence?: number): void {
    rooms.put(room);
    select(room.chatId, sequence);
    if (!page$.value) isOpen$.next(true);
  }

  // Selects the first room as soon as the widget is open and the list is loaded.
  scope.listen(
    combineLatest([isOpen$, page$, rooms.state$, isNarrow$]),
    ([isOpen, page, { status, rooms: list }, isNarrow]) => {
      if (!(isOpen || page) || status !== 'ready') return;
      const selected = selectedId$.value;
      if (selected && !list.some(({ chatId }) => chatId === selected)) selectedId$.next(null);
      if (!page && !selectedId$.value && isNarrow === false) selectedId$.next(list[0]?.chatId ?? null);
    },
  );

  // The person reads and writes in this room: it must stay in the list even when other rooms move above it.
  scope.listen(selectedId$, (selectedId) => {
    if (selectedId) rooms.keep(selectedId);
  });

  scope.listen(combineLatest([isOpen$, page$, selectedId$, isVisible$]), ([isOpen, page, selectedId, isVisible]) => {
    const watched = (isOpen || page) && isVisible ? selectedId : null;
    if (watched !== watchedId$.value) watchedId$.next(watched);
  });

  // Keeps the unread mark before the messages count as read.
  scope.listen(watchedId$, (watchedId) => {
    if (!watchedId) return;
    const room = rooms.state$.value.rooms.find(({ chatId }) => chatId === watchedId);
    const { unreadMessages: count = 0, readSequence: after = 0 } = room ?? {};
    if (count > 0) unread$.next({ chatId: watchedId, after, count, isSeen: false });
    else if (unread$.value?.chatId !== watchedId) unread$.next(null);
  });

  // Marks messages as read once they have been in sight. Messages further down stay unread.
  scope.listen(combineLatest([watchedId$, rooms.state$, seen$]), ([watchedId, { rooms: list }, seen]) => {
    const room = list.find(({ chatId }) => chatId === watchedId);
    if (!marksRead || !room?.hasUnreadMessages || room.chatId === heldUnread) return;
    const read = Math.min(seen.get(room.chatId) ?? 0, room.lastSequence);
    if (read <= room.readSequence) return;
    rooms.markRead(room.chatId, read);
    // A lost mark costs only a wrong badge after the next reload.
    marking = api.markRead(room.chatId, read).catch(() => {});
  });

  /** Number of the last reply that was marked as read, by thread. */
  const readInThreads = new Map<string, number>();
  scope.listen(combineLatest([threadId$, page$, isVisible$, seen$]), ([threadId, page, isVisible, seen]) => {
    if (!threadId || !page || !isVisible || !marksRead) return;
    const read = seen.get(threadId) ?? 0;
    if (read <= (readInThreads.get(threadId) ?? 0)) return;
    readInThreads.set(threadId, read);
    void api.markRead(threadId, read).catch(() => readInThreads.delete(threadId));
  });

  // The person opens or leaves a room.
  scope.listen(merge(isOpen$, page$, selectedId$), () => (heldUnread = null));

  /** Ends the conversation of a room and those of its threads. */
  const endConversation = (chatId: string) => {
    for (const [id, entry] of conversations) {
      if (getRoomId(id) !== chatId) continue;
      entry.scope.end();
      conversations.delete(id);
    }
  };
  scope.listen(events.server(chatRoomClosed), ({ payload }) => endConversation(payload.chatId));
  scope.listen(merge(events.server(chatRoomLeft), events.server(chatMemberRemoved)), ({ payload }) => {
    if (payload.email === viewerEmail) endConversation(payload.chatId);
  });

  return {
    viewerEmail,
    rooms,
    outbox,
    drafts,
    edits,
    replies: createReplies(scope),
    deletions,
    reactions,
    typing: createTyping(scope, { api, events, viewerEmail, isShown: isTypingShown }),
    async saveEdit(edit) {
      receiveChange(await api.edit(edit));
      edits.end(edit.chatId);
    },
    isOpen$,
    selectedId$,
    threadId$,
    watchedId$,
    page$,
    target$,
    unread$,
    seeUnread() {
      if (unread$.value && !unread$.value.isSeen) unread$.next({ ...unread$.value, isSeen: true });
    },
    async markUnread({ chatId, sequence }) {
      heldUnread = chatId;
      // A mark as read that is still under way would arrive later and undo this one.
      await marking;
      await api.markUnread({ chatId, sequence });
      const { lastSequence = sequence } = rooms.state$.value.rooms.find((room) => room.chatId === chatId) ?? {};
      unread$.next({ chatId, after: sequence - 1, count: lastSequence - sequence + 1, isSeen: true });
    },
    see(chatId, sequence) {
      if (sequence > (seen$.value.get(chatId) ?? 0)) seen$.next(new Map(seen$.value).set(chatId, sequence));
    },
    aimAt: (target) => target$.next(target),
    open,
    minimise: () => isOpen$.next(false),
    enter(around) {
      if (around === 'meeting' && lastAround === 'page') isOpen$.next(false);
      lastAround = around;
    },
    setNarrow: (isNarrow) => isNarrow$.next(isNarrow),
    select,
    openPage(page) {
      isOpen$.next(false);
      page$.next(page);
      return () => {
        if (page$.value === page && !scope.ended) page$.next(null);
      };
    },
    selectByAddress: selectHere,
    async fetchRoom(chatId) {
      rooms.put(await api.getRoom(chatId));
    },
    talkToContact: async (contactId) => show(await api.openPrivate(contactId)),
    talkToGroup: async (groupId) => show(await api.openGroup(groupId)),
    async talkIn(chatId, sequence) {
      const known = rooms.state$.value.rooms.find((room) => room.chatId === chatId);
      show(known ?? (await api.getRoom(chatId)), sequence);
    },
    show,
    getConversation,
    forget() {
      outbox.clear();
      drafts.clear();
    },
  };
}
