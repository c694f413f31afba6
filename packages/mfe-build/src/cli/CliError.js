/** Exit code of a command: 0 is success. */
export const EXIT = { failed: 1, usage: 2, stale: 3, unreachable: 4 };

/** Something that its reader can do something about: what went wrong, and what to do. */
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
