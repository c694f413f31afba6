import type { ChatMessage, ChatRoom } from '@meet/chat-contract';
import { chatMemberRemoved, chatRoomClosed, chatRoomLeft } from '@meet/chat-contract';
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
  /** Gives a message another text. Throws what the call throws. */
  readonly saveEdit: (edit: Pick<ChatMessage, 'chatId' | 'sequence' | 'content' | 'revision'>) => Promise<void>;
  readonly isOpen$: Behavior<boolean>;
  /** The room whose messages are shown; null before one is chosen, and on phones while the list is. */
  readonly selectedId$: Behavior<string | null>;
  /** The person is looking at this room: it is selected, widget or page of the chat open, and the browser's window in front. */
  readonly watchedId$: Behavior<string | null>;
  readonly open: () => void;
  readonly minimise: () => void;
  /** On a narrow screen, which fits either the list or a room, no room is selected by itself. */
  readonly setNarrow: (isNarrow: boolean) => void;
  readonly select: (chatId: string | null, sequence?: number) => void;
  /** The messages of a room that were unread when the person came to it; they stay marked until they go to another. */
  readonly unread$: Behavior<UnreadMark | null>;
  readonly seeUnread: () => void;
  /** Notes that the room's messages up to this one have been in sight. They count as read while the person watches the room. */
  readonly see: (chatId: string, sequence: number) => void;
  /**
   * Counts a room's messages from this one on as unread. They stay that until the person comes to the room again, or
   * writes in it. Throws what the call throws.
   */
  readonly markUnread: (message: MessageKey) => Promise<void>;
  /** The message that the person wants to see in the selected room; another object at each wish. */
  readonly target$: Behavior<MessageTarget | null>;
  /** Shows a message of the selected room; null: wherever one is. */
  readonly aimAt: (target: MessageTarget | null) => void;
  /** The chat's own page while it is open. It takes the widget's place: the page's address decides which room is selected. */
  readonly page$: Behavior<ChatPlace | null>;
  /** Minimises the widget, and sends every selection to the page until the returned function runs. */
  readonly openPage: (page: ChatPlace) => () => void;
  /** Selects the room of the page's address; rooms that are not in the list are fetched before. */
  readonly selectByAddress: (chatId: string | null, sequence?: number) => void;
  /** Fetches a room that the list does not have. Throws what the call throws. */
  readonly fetchRoom: (chatId: string) => Promise<void>;
  /** Opens the private conversation with a contact. Throws what the call throws. */
  readonly talkToContact: (contactId: string) => Promise<void>;
  /** Opens the room of a contact group. Throws what the call throws. */
  readonly talkToGroup: (groupId: string) => Promise<void>;
  /** Opens a room by its id, which may be newer than the list. Throws what the call throws. */
  readonly talkIn: (chatId: string, sequence?: number) => Promise<void>;
  /** Shows a room that an answer brought. */
  readonly show: (room: ChatRoom, sequence?: number) => void;
  /** The messages of a room; the same one each time, kept up to date from the first asking. */
  readonly getConversation: (chatId: string) => Conversation;
  /** Forgets what this person typed on this machine. */
  readonly forget: () => void;
}

/** A place in which the person reads and writes, other than the widget. */
export interface ChatPlace {
  /** Shows a room, or with null the list; of a room the message with this number. */
  readonly go: (chatId: string | null, sequence?: number) => void;
}

export interface UnreadMark {
  readonly chatId: string;
  /** Number of the last message that was read. */
  readonly after: number;
  readonly count: number;
  /** The first of them has been in sight: nothing needs to lead there. */
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
  /** Whether the person looks at the page. */
  readonly isVisible$: Behavior<boolean>;
  /** Whether what is looked at counts as read: not where an administrator looks on. */
  readonly marksRead: boolean;
  /** Whether the person wants others to see that they type. */
  readonly isTypingShown: () => boolean;
}

/** Reads messages with the person's reactions to them. */
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

/** Everything of the chat that is not drawn. */
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
  const selectedId$ = scope.state<string | null>(null);
  const watchedId$ = scope.state<string | null>(null);
  const isNarrow$ = scope.state<boolean | undefined>(undefined);
  const unread$ = scope.state<UnreadMark | null>(null);
  const target$ = scope.state<MessageTarget | null>(null);
  const page$ = scope.state<ChatPlace | null>(null);
  /** Number of the last message that has been in sight, by room. */
  const seen$ = scope.state<ReadonlyMap<string, number>>(new Map());

  /** Room that the person marked as unread while they were in it. */
  let heldUnread: string | null = null;
  /** The last mark of what was read. */
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

  function selectHere(chatId: string | null, sequence?: number): void {
    target$.next(chatId !== null && sequence !== undefined ? { chatId, sequence } : null);
    selectedId$.next(chatId);
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

  // The first room is chosen by itself, as soon as the widget is open and the list is there.
  scope.listen(
    combineLatest([isOpen$, page$, rooms.state$, isNarrow$]),
    ([isOpen, page, { status, rooms: list }, isNarrow]) => {
      if (!(isOpen || page) || status !== 'ready') return;
      const selected = selectedId$.value;
      if (selected && !list.some(({ chatId }) => chatId === selected)) selectedId$.next(null);
      if (!page && !selectedId$.value && isNarrow === false) selectedId$.next(list[0]?.chatId ?? null);
    },
  );

  // The person reads and writes in it: it must not leave the list because other rooms came before it.
  scope.listen(selectedId$, (selectedId) => {
    if (selectedId) rooms.keep(selectedId);
  });

  scope.listen(combineLatest([isOpen$, page$, selectedId$, isVisible$]), ([isOpen, page, selectedId, isVisible]) => {
    const watched = (isOpen || page) && isVisible ? selectedId : null;
    if (watched !== watchedId$.value) watchedId$.next(watched);
  });

  // Before they count as read.
  scope.listen(watchedId$, (watchedId) => {
    if (!watchedId) return;
    const room = rooms.state$.value.rooms.find(({ chatId }) => chatId === watchedId);
    const { unreadMessages: count = 0, readSequence: after = 0 } = room ?? {};
    if (count > 0) unread$.next({ chatId: watchedId, after, count, isSeen: false });
    else if (unread$.value?.chatId !== watchedId) unread$.next(null);
  });

  // A message in sight counts as read; one below it does not.
  scope.listen(combineLatest([watchedId$, rooms.state$, seen$]), ([watchedId, { rooms: list }, seen]) => {
    const room = list.find(({ chatId }) => chatId === watchedId);
    if (!marksRead || !room?.hasUnreadMessages || room.chatId === heldUnread) return;
    const read = Math.min(seen.get(room.chatId) ?? 0, room.lastSequence);
    if (read <= room.readSequence) return;
    rooms.markRead(room.chatId, read);
    // A mark that got lost costs a badge after the next reload, no message.
    marking = api.markRead(room.chatId, read).catch(() => {});
  });

  // The person comes to a room, or leaves it.
  scope.listen(merge(isOpen$, page$, selectedId$), () => (heldUnread = null));

  const endConversation = (chatId: string) => {
    conversations.get(chatId)?.scope.end();
    conversations.delete(chatId);
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
    watchedId$,
    page$,
    target$,
    unread$,
    seeUnread() {
      if (unread$.value && !unread$.value.isSeen) unread$.next({ ...unread$.value, isSeen: true });
    },
    async markUnread({ chatId, sequence }) {
      heldUnread = chatId;
      // It would come after, and end what this one says.
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
