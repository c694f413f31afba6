const MINUTES_A_DAY = 24 * 60;

/** Parses a typed time ('9', '930', '9.30', '21:5') to 'HH:mm'. Returns undefined when it is not a time. */
export function parseTime(typed: string): string | undefined {
  const text = typed.trim();
  const parts = /^(\d{1,2})[:.h ](\d{1,2})$/i.exec(text) ?? /^(\d{1,2})(\d{2})?$/.exec(text);
  if (!parts) return undefined;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2] ?? 0);
  return hours < 24 && minutes < 60 ? formatTime(hours * 60 + minutes) : undefined;
}

/** Formats minutes since midnight as 'HH:mm', wrapping around the day. */
export function formatTime(minutes: number): string {
  const wrapped = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return [Math.floor(wrapped / 60), wrapped % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Adds minutes to a time 'HH:mm'. */
export function shiftTime(time: string, byMinutes: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatTime(hours * 60 + minutes + byMinutes);
}
