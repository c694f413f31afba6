/** A point in time, an elapsed time, a number or a text. */
export type CsvCell = string | number | Date | { readonly seconds: number };

/**
 * Formats rows as RFC 4180 text for a spreadsheet in the language of `locale` ('fr_FR'). Separator and decimal mark
 * follow the language. Times are in the browser's zone as `2026-11-26 14:05:00`, elapsed times as `1:02:03`. A
 * byte-order mark identifies UTF-8. Texts that a spreadsheet would execute as formulas are escaped.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const numbers = new Intl.NumberFormat(locale.replace('_', '-'), { useGrouping: false, maximumFractionDigits: 20 });
  const decimal = numbers.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  // Spreadsheets split at semicolons if the decimal mark is a comma.
  const separator = decimal === ',' ? ';' : ',';
  const line = (cells: readonly CsvCell[]) =>
    cells.map((cell) => quote(format(cell, numbers), separator)).join(separator);
  return `\uFEFF${rows.map(line).join('\r\n')}\r\n`;
}

function format(cell: CsvCell, numbers: Intl.NumberFormat): string {
  if (typeof cell === 'number') return numbers.format(cell);
  if (cell instanceof Date) return localTime(cell);
  if (typeof cell === 'object') return elapsed(cell.seconds);
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

const quote = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Formats a time in an order that all spreadsheets read as a date, in any language. */
function localTime(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits).join(':')}`;
}

/** Formats an elapsed time, always with hours, since spreadsheets read '02:03' as two hours and three minutes. */
function elapsed(total: number): string {
  const seconds = Math.max(0, Math.floor(total));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits);
  return [Math.floor(seconds / 3600), ...parts].join(':');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
