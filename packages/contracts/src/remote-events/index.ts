export type { RemoteEvent, RemoteEventName, RemoteEventTable } from './RemoteEventTable.ts';
export { CONTACT_DRAG_TYPE, carriesContact, draggedContact, setDraggedContact } from './contactDrag.ts';
export type { DraggedContact } from './contactDrag.ts';
