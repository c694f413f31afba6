import type { Backlog } from '../queues/Backlog.ts';

/** Description that a service gives of itself to the processes that call it. */
export interface ServiceAbout {
  readonly name: string;
  readonly version: string;
  /** The package of its calls, and the version that the service was built against. */
  readonly contract: { readonly name: string; readonly version: string };
  /** Hash of its part of the GraphQL schema. Equal hashes mean equal fields. */
  readonly graphqlHash: string;
}

/** A process in which a service runs. */
export interface ServiceProcess extends ServiceAbout {
  /** Random id that is different after each start. */
  readonly instance: string;
  /** Start time, in unix milliseconds. */
  readonly startedAt: number;
  /** Paths that it serves in addition to its calls, as its routes name them: `/api/avatars/:name`. */
  readonly paths: readonly string[];
}

/** Answer to a request with `WITH_BACKLOG`. */
export interface ServiceState extends ServiceProcess {
  readonly backlog: Backlog;
}

export const ABOUT_PATH = '/internal/about';
/** Query parameter that also requests the backlog, which the service reads from the database. */
export const WITH_BACKLOG = 'backlog';
