/**
 * Reason for which a device gives no media; each has a text of its own. `forbidden` means that a host of the room
 * forbids the source, `background` that the camera's chosen background can't be drawn.
 */
export type MediaProblem = 'background' | 'forbidden' | 'refused' | 'missing' | 'inUse' | 'unsupported' | 'failed';

export function mediaProblem(error: unknown): MediaProblem {
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'inUse';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'failed';
  }
}
