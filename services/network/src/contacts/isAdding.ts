/**
 * Returns whether a request adds, rather than removes. If both fields are sent, the number decides, because it is the
 * specified form.
 */
export function isAdding({
  operation,
  action,
}: {
  operation?: number | undefined;
  action?: string | undefined;
}): boolean {
  return operation === undefined ? action === 'Add' : operation === 0;
}
