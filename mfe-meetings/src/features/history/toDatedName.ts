/** Returns the name of a file about a meeting: a text and the day of a time in Unix milliseconds (UTC). */
export const toDatedName = (text: string, time: number): string =>
  `${text} ${new Date(time).toISOString().slice(0, 10)}`;
