const CODES = { bold: 1, red: 31, green: 32, yellow: 33, dim: 2 };

/**
 * Writes a command's report. With `json`, it writes only the result, as one line. Colours are only for terminals.
 * @param {{ stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream }} streams
 */
export function createOutput({ stdout, stderr }, { json }) {
  const paint = (stream) => (name, text) => (stream.isTTY ? `\u001b[${CODES[name]}m${text}\u001b[0m` : text);
  const out = paint(stdout);
  const err = paint(stderr);
  const say = (text) => void (json || stdout.write(`${text}\n`));
  return {
    say,
    done: (text) => say(`${out('green', '✓')} ${text}`),
    skipped: (text) => say(`${out('yellow', '–')} ${text}`),
    bold: (text) => out('bold', text),
    /** Writes the result for programs. */
    result: (value) => void (json && stdout.write(`${JSON.stringify(value)}\n`)),
    fail({ message, details = [], advice, exit }) {
      if (json) return void stdout.write(`${JSON.stringify({ error: { message, details, advice, exit } })}\n`);
      stderr.write(`${err('red', '✗')} ${message}\n`);
      for (const detail of details) stderr.write(`    ${detail}\n`);
      if (advice) stderr.write(`  ${advice}\n`);
    },
  };
}
