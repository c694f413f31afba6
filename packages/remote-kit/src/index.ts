export { defineRemote, refuseRemote } from './remote/defineRemote.ts';
export type {
  RemoteDefinition,
  RemoteExtension,
  RemoteExtensions,
  RemotePage,
  RemoteTexts,
} from './remote/defineRemote.ts';
export { SlotDirectoryContext, useSlotDirectory } from './remote/RemoteHandle.ts';
export type { LoadedRemote, RemoteHandle, SlotDirectory } from './remote/RemoteHandle.ts';
export type { AbsentLook, StandIn } from './remote/StandIn.ts';
export { RemotePageView } from './remote/RemotePageView.tsx';
export { Slot } from './remote/Slot.tsx';
export { useRemoteWords } from './remote/useRemoteWords.ts';
export { useTexts } from './remote/useTexts.ts';
export { HostContext, useHost } from './host/HostContext.ts';
export { isViewing } from './host/isViewing.ts';
export { useIsViewing } from './host/useIsViewing.ts';
export { useSession, useUser } from './host/useSession.ts';
export type { Arrival } from './host/Arrival.ts';
export type { HostNotes, InfoNoteText, PageNotes } from './host/HostNotes.ts';
export type {
  Command,
  CommandPerson,
  ConfirmOptions,
  ConnectionState,
  FoundKind,
  HostApi,
  HostCommands,
  HostEvents,
  HostFlags,
  HostHrefFor,
  HostTexts,
  OwnPages,
  PageKey,
  Telemetry,
  ToastOptions,
} from './host/HostApi.ts';
export type { Session, UserSession, VisitorSession } from './host/Session.ts';
export { KIT_NAMESPACE, kitTexts } from './i18n/kitTexts.ts';
export type { DialogProps, MenuSlotProps, OfferedItem } from '@meet/contracts/remotes';
export type { DialogInput, DialogResult, DialogSlot, SlotName, SlotProps, SlotTable } from './slots/SlotTable.ts';
export { carriesContact, draggedContact, setDraggedContact } from './drag/contactDrag.ts';
export type { RemoteEventName, RemoteEventTable } from './events/RemoteEventTable.ts';
export { createRemoteEvents } from './events/createRemoteEvents.ts';
export type { RemoteEvents } from './events/createRemoteEvents.ts';
export { constant } from './state/Behavior.ts';
export type { Behavior, State } from './state/Behavior.ts';
export { createLiveQuery } from './state/createLiveQuery.ts';
/** @public Remotes use it for lists of their own; some released remotes of this repository do too. */
export { screenFrame } from './state/createLiveQuery.ts';
export type { LiveQuery, LiveQueryOptions, LiveState, Versions } from './state/createLiveQuery.ts';
export { createScope } from './state/createScope.ts';
export type { Scope } from './state/createScope.ts';
export { useBehavior } from './state/useBehavior.ts';
export { useCall } from './state/useCall.ts';
export { useRequest, type Requested } from './state/useRequest.ts';
export { useLiveState } from './state/useLiveState.ts';
export { useScope } from './state/useScope.ts';
