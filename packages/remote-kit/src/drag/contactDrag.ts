/** Media type of a contact that is dragged from one part of the page to another. */
export const CONTACT_DRAG_TYPE = 'application/x-meet-contact';

/** Contact that is being dragged: `setDraggedContact` sets it, `draggedContact` reads it after the drop. */
export interface DraggedContact {
  readonly contactId: string;
  readonly email: string;
  readonly fullName: string;
}

/** The members of the browser's DataTransfer in use. They are declared here because servers import this package too. */
interface Transfer {
  readonly types: readonly string[];
  getData(format: string): string;
  setData(format: string, data: string): void;
}

/** Stores the contact in the transfer. It also stores the e-mail as plain text, for drops outside the product. */
export function setDraggedContact(transfer: Transfer, contact: DraggedContact): void {
  const { contactId, email, fullName } = contact;
  transfer.setData(CONTACT_DRAG_TYPE, JSON.stringify({ contactId, email, fullName }));
  transfer.setData('text/plain', email);
}

/** Returns whether a contact is being dragged. Browsers reveal its data only after the drop. */
export function carriesContact(transfer: Pick<Transfer, 'types'> | null): boolean {
  return transfer?.types.includes(CONTACT_DRAG_TYPE) ?? false;
}

/** Returns the dropped contact; undefined if something else was dropped. */
export function draggedContact(transfer: Transfer | null): DraggedContact | undefined {
  if (!transfer || !carriesContact(transfer)) return undefined;
  try {
    const { contactId, email, fullName } = JSON.parse(transfer.getData(CONTACT_DRAG_TYPE)) as DraggedContact;
    const isContact = [contactId, email, fullName].every((member) => typeof member === 'string');
    return isContact ? { contactId, email, fullName } : undefined;
  } catch {
    return undefined;
  }
}
