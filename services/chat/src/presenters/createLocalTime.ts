/** Formats Unix milliseconds as `YYYY-MM-DD HH:mm:ss` in a time zone; returns null if the caller gave none. */
export function createLocalTime(timeZone: string | undefined): (timestamp: number) => string | null {
  if (!timeZone) return () => null;
  // The Swedish format is the ISO one with a space.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (timestamp) => format.format(timestamp);
}
