import type { Form } from '@meet/contracts';
import type { LiveRemote } from '../live/Snapshot.ts';
import type { Actor } from '../rights/findActor.ts';

/** The body of a publishing call. Only the upload route creates it, for an actor who may publish to the remote. */
export class Publication implements Form {
  readonly actor: Actor;
  readonly live: LiveRemote;
  /** Files by the names under which they were sent, including brotli variants. None of them is stored yet. */
  readonly files: ReadonlyMap<string, Buffer>;

  constructor({ actor, live }: Pick<Publication, 'actor' | 'live'>, files: ReadonlyMap<string, Buffer>) {
    this.actor = actor;
    this.live = live;
    this.files = files;
  }
}
