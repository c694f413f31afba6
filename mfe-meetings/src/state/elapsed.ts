export interface Elapsed {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export function splitElapsed(ms: number): Elapsed {
  const total = Math.max(0, Math.floor(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Returns a text such as '1d 2h 3m 4s'. Leading units that are zero are left out. */
export function elapsedText(ms: number): string {
  const { days, hours, minutes, seconds } = splitElapsed(ms);
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'm'],
    [seconds, 's'],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  return parts
    .slice(first < 0 ? parts.length - 1 : first)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ');
}
