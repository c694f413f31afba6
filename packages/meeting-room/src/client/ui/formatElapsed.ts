const pad = (value: number) => String(value).padStart(2, '0');

/** Formats a duration as `04:07`, `1:04:07` or `2d 1:04:07`. */
export function formatElapsed(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / 1_000));
  const [days, hours, minutes, seconds] = [
    Math.floor(total / 86_400),
    Math.floor(total / 3_600) % 24,
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  if (days > 0) return `${days}d ${hours}:${pad(minutes)}:${pad(seconds)}`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${pad(minutes)}:${pad(seconds)}`;
}
