import type { Aggregate, Connection, Query } from 'mongoose';
import { getCurrentCaller } from '../operations/currentCaller.ts';

/**
 * Has reads that may take long name their caller's account in their comment. The embedded database lets callers take turns
 * by it, and an operator of another engine sees it in its profiler.
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
