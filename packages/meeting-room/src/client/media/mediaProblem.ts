/** Why a device gives nothing; each has a text of its own. A host of the room forbids. */
export type MediaProblem = 'forbidden' | 'refused' | 'missing' | 'inUse' | 'unsupported' | 'failed';

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
