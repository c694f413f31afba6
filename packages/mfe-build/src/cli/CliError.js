/** Exit codes of failed commands; 0 is success. */
export const EXIT = { failed: 1, usage: 2, stale: 3, unreachable: 4 };

/** Error that the reader can fix: its message says what went wrong, its advice what to do. */
export class CliError extends Error {
  /**
   * @param {string} message
   * @param {{ exit?: number, advice?: string, details?: readonly string[] }} [how]
   */
  constructor(message, { exit = EXIT.failed, advice, details = [] } = {}) {
    super(message);
    this.exit = exit;
    this.advice = advice;
    this.details = details;
  }
}
