import { Behavior } from '../Behavior.ts';
import type { MediaLink } from './MediaTransport.ts';
import type { RoomMedia } from './RoomMedia.ts';

/** Plays the sound of all other participants on the chosen speaker. */
export class AudioOutput {
  /** True while the browser blocks the sound until a click. */
  readonly isBlocked = new Behavior(false);
  #players = new Map<string, { link: MediaLink; elements: HTMLAudioElement[] }>();
  #volumes = new Map<string, number>();
  #speaker = '';

  constructor(media: RoomMedia) {
    media.links.subscribe((links) => this.#follow(links));
  }

  getVolume(id: string): number {
    return this.#volumes.get(id) ?? 1;
  }

  /** Sets a participant's volume, from 0 to 1. */
  setVolume(id: string, volume: number): void {
    this.#volumes.set(id, Math.min(1, Math.max(0, volume)));
    for (const element of this.#players.get(id)?.elements ?? []) element.volume = this.getVolume(id);
  }

  setSpeaker(deviceId: string): void {
    this.#speaker = deviceId;
    for (const { elements } of this.#players.values()) for (const element of elements) this.#routeToSpeaker(element);
  }

  /** Plays the blocked sound. Must be called from a click. */
  unblock(): void {
    this.isBlocked.next(false);
    for (const { elements } of this.#players.values()) for (const element of elements) this.#play(element);
  }

  #follow(links: ReadonlyMap<string, MediaLink>): void {
    for (const [id, { link, elements }] of this.#players) {
      if (links.get(id) === link) continue;
      for (const element of elements) element.srcObject = null;
      this.#players.delete(id);
    }
    for (const [id, link] of links) {
      const streams = [link.streams.microphone, link.streams.screenAudio];
      const player = this.#players.get(id);
      if (!player) this.#players.set(id, { link, elements: streams.map((stream) => this.#createPlayer(id, stream)) });
      else player.elements.forEach((element, at) => this.#renew(element, streams[at]!));
    }
  }

  /** Plays the new stream if a transport replaced the one that was played. */
  #renew(element: HTMLAudioElement, stream: MediaStream): void {
    if (element.srcObject === stream) return;
    element.srcObject = stream;
    this.#play(element);
  }

  #createPlayer(id: string, stream: MediaStream): HTMLAudioElement {
    const element = new Audio();
    element.srcObject = stream;
    element.volume = this.getVolume(id);
    this.#routeToSpeaker(element);
    this.#play(element);
    return element;
  }

  #play(element: HTMLAudioElement): void {
    element.play().catch((error: unknown) => {
      // A player that was removed meanwhile rejects as well, with another error name.
      if ((error as { name?: unknown }).name === 'NotAllowedError') this.isBlocked.next(true);
    });
  }

  #routeToSpeaker(element: HTMLAudioElement): void {
    // The speaker may have been unplugged; the default one takes over by itself.
    if (this.#speaker && 'setSinkId' in element) element.setSinkId(this.#speaker).catch(() => undefined);
  }
}
