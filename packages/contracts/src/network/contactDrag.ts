/** A contact that is dragged out of the list, into a conversation for example. */
export interface DraggedContact {
  readonly contactId: string;
  readonly email: string;
  readonly fullName: string;
}

/** What a dragged contact travels as; a drop place sees it in `dataTransfer.types` while it is dragged over. */
export const CONTACT_DRAG_TYPE = 'application/x-meet-contact';

interface DragData {
  setData(format: string, data: string): void;
  getData(format: string): string;
}

export function writeDraggedContact(transfer: DragData, { contactId, email, fullName }: DraggedContact): void {
  transfer.setData(CONTACT_DRAG_TYPE, JSON.stringify({ contactId, email, fullName }));
  transfer.setData('text/plain', email);
}

/** Undefined where something else was dropped. */
export function readDraggedContact(transfer: DragData): DraggedContact | undefined {
  try {
    const { contactId, email, fullName } = JSON.parse(transfer.getData(CONTACT_DRAG_TYPE)) as Partial<DraggedContact>;
    return contactId && email && fullName ? { contactId, email, fullName } : undefined;
  } catch {
    return undefined;
  }
}
