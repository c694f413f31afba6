/** The number decides where both are sent: it is the stated form. */
export function isAdding({
  operation,
  action,
}: {
  operation?: number | undefined;
  action?: string | undefined;
}): boolean {
  return operation === undefined ? action === 'Add' : operation === 0;
}
