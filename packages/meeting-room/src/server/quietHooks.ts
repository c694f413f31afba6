import type { MeetingRoomHooks } from './hooks.ts';
import type { Log } from './hooks.ts';

/** Returns the same hooks with their errors caught. Errors, thrown or rejected, are logged and never reach the room. */
export function quietHooks(hooks: MeetingRoomHooks, log: Log): MeetingRoomHooks {
  const quiet = Object.entries(hooks).map(([name, hook]: [string, (...args: unknown[]) => unknown]) => [
    name,
    async (...args: unknown[]) => {
      try {
        await hook.apply(hooks, args);
      } catch (error) {
        log.error(error, `${name} failed`);
      }
    },
  ]);
  return Object.fromEntries(quiet) as MeetingRoomHooks;
}
