/** A track of a camera or a microphone, because jsdom has none. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  enabled = true;
  isStopped = false;
  constructor(kind: 'audio' | 'video') {
    super();
    this.kind = kind;
  }
  stop() {
    this.isStopped = true;
  }
  applyConstraints = () => Promise.resolve();
  getSettings = (): MediaTrackSettings => ({});
}
