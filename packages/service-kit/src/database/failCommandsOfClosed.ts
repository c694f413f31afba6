import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

/** The driver's connection, as far as it is used here. It is not part of the driver's public interface. */
interface DriverConnection extends EventEmitter {
  readonly error: Error | null;
  writeCommand(...args: unknown[]): Promise<void>;
}

interface DriverModule {
  readonly Connection: { readonly prototype: DriverConnection; readonly CLOSE: string };
}

let isDone = false;

/**
 * Makes a command fail if its connection closes while it is written. Without this, the driver (7.9.0 and earlier) waits for
 * 'drain' from a socket that is destroyed but has not yet emitted 'close', and nothing ends that wait. The command never
 * ends. If a monitor sent it, the process never finds the database again after a restart of the database.
 */
export function failCommandsOfClosed(): void {
  if (isDone) return;
  isDone = true;
  const requireFromMongoose = createRequire(import.meta.resolve('mongoose'));
  const { Connection } = requireFromMongoose('mongodb/lib/cmap/connection') as DriverModule;
  const write = Connection.prototype.writeCommand;
  Object.assign(Connection.prototype, {
    async writeCommand(this: DriverConnection, ...args: unknown[]): Promise<void> {
      const closed = Promise.withResolvers<never>();
      const fail = () => closed.reject(this.error ?? new Error('the connection to the database was closed'));
      this.once(Connection.CLOSE, fail);
      try {
        await Promise.race([write.apply(this, args), closed.promise]);
      } finally {
        this.off(Connection.CLOSE, fail);
      }
    },
  });
}
