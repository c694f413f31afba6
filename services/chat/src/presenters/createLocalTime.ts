/** Draws Unix milliseconds as `YYYY-MM-DD HH:mm:ss` in a time zone; null where none was asked for. */
export function createLocalTime(timeZone: string | undefined): (timestamp: number) => string | null {
  if (!timeZone) return () => null;
  // The Swedish form is the ISO one with a space.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (timestamp) => format.format(timestamp);
}
