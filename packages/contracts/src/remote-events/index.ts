export type { RemoteEvent, RemoteEventName, RemoteEventTable } from './RemoteEventTable.ts';
export { carriesContact, draggedContact, setDraggedContact } from './contactDrag.ts';
export type { DraggedContact } from './contactDrag.ts';
