import { observeAll } from '../Behavior.ts';
import { el } from '../ui/dom.ts';
import type { SpeakerWatch } from './SpeakerWatch.ts';
import type { RoomMedia } from './RoomMedia.ts';

/**
 * Shows the speaker in a small window above all others, for a person who works in another window meanwhile. The page is
 * embedded in a frame. Browsers refuse such a window to a whole document in a frame, but allow it to a video.
 */
export class FloatingPicture {
  #video = el('video', { className: 'floating-source', autoplay: true, muted: true, playsInline: true });
  #media: RoomMedia;
  #speakers: SpeakerWatch;

  constructor(media: RoomMedia, speakers: SpeakerWatch) {
    this.#media = media;
    this.#speakers = speakers;
    observeAll([media.links, speakers.dominant], () => this.isOpen && this.#follow());
    this.#video.addEventListener('leavepictureinpicture', () => this.#letGo());
  }

  /** False if the browser has no such windows, or while nobody else is in the room. */
  get isPossible(): boolean {
    return document.pictureInPictureEnabled && this.#media.links.value.size > 0;
  }

  get isOpen(): boolean {
    return document.pictureInPictureElement === this.#video;
  }

  /** Opens or closes the window. Must be called from a click; a refusal of the browser changes nothing. */
  async toggle(): Promise<void> {
    if (this.isOpen) return document.exitPictureInPicture();
    document.body.append(this.#video);
    this.#follow();
    try {
      await this.#video.play();
      await this.#video.requestPictureInPicture();
    } catch {
      this.#letGo();
    }
  }

  #follow(): void {
    const links = this.#media.links.value;
    const speaker = this.#speakers.dominant.value ?? '';
    const [id, link] = links.has(speaker) ? [speaker, links.get(speaker)] : ([...links][0] ?? []);
    this.#media.floating.next(id);
    if (!link) return void document.exitPictureInPicture().catch(() => undefined);
    const { camera } = link.streams;
    if (this.#video.srcObject !== camera) this.#video.srcObject = camera;
  }

  #letGo(): void {
    this.#media.floating.next(undefined);
    this.#video.srcObject = null;
    this.#video.remove();
  }
}
