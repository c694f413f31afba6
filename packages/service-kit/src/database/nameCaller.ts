import type { Aggregate, Connection, Query } from 'mongoose';
import { getCurrentCaller } from '../operations/currentCaller.ts';

/**
 * Writes the caller's account into the comment of reads that may take long. The embedded database schedules callers
 * fairly by it, and operators of another engine see it in its profiler.
 */
export function nameCaller(connection: Connection): void {
  connection.plugin((schema) => {
    schema.pre(['find', 'countDocuments', 'distinct'], function (this: Query<unknown, unknown>) {
      const caller = getCurrentCaller();
      if (caller) this.setOptions({ comment: caller });
    });
    schema.pre('aggregate', function (this: Aggregate<unknown>) {
      const caller = getCurrentCaller();
      if (caller) this.option({ comment: caller });
    });
  });
}
