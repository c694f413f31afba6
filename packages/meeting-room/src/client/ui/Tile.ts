import { Hand, MicOff, MonitorUp, Pin, PinOff } from 'lucide';
import type { Participant } from '../../protocol/messages.ts';
import { text } from '../i18n/texts.ts';
import { markOnce } from '../markOnce.ts';
import type { PathQuality } from '../media/assessPath.ts';
import { avatar } from './avatar.ts';
import { el, icon, setProperty, show } from './dom.ts';
import { createPathMark, pathText } from './pathMark.ts';
import type { Rect } from './placeTiles.ts';

export interface TileModel {
  key: string;
  participant: Participant;
  isSelf: boolean;
  isScreen: boolean;
  /** True if the picture is mirrored. */
  isMirrored: boolean;
  stream: MediaStream | undefined;
  hasVideo: boolean;
  isPinned: boolean;
  isSpotlight: boolean;
  isCorner: boolean;
  /** Place in the order of raised hands, from 1. */
  handNumber: number | undefined;
  quality: PathQuality;
}

const REACTION_MS = 3_000;

/** One picture on the stage: a person, or the screen that they share. */
export class Tile {
  readonly element: HTMLElement;
  #video = el('video', { autoplay: true, muted: true, playsInline: true, disablePictureInPicture: true });
  /** Large, blurred copy of an upright picture that fills a wide tile behind it. Created when it is first needed. */
  #backdrop: HTMLVideoElement | undefined;
  #face = el('div', { className: 'tile-face' });
  #name = el('span', { className: 'tile-name' });
  #micOff = el('span', { className: 'tile-mic' }, icon(MicOff, 14));
  #screen = el('span', { className: 'tile-mic' }, icon(MonitorUp, 14));
  #guest = el('span', { className: 'tile-guest' }, text('guest'));
  #path = createPathMark();
  #handNumber = el('span', {});
  #hand = el('span', { className: 'tile-hand' }, icon(Hand, 18), this.#handNumber);
  #lost = el('span', { className: 'tile-lost' });
  #pin: HTMLButtonElement;
  #faceSeed = '';
  #isSelf = false;
  #isWide = true;

  constructor(key: string, onPin: (key: string) => void) {
    this.#pin = el('button', { className: 'tile-pin', type: 'button', onclick: () => onPin(key) });
    this.element = el(
      'article',
      { className: 'tile', 'data-key': key },
      this.#face,
      this.#video,
      el('div', { className: 'tile-label' }, this.#micOff, this.#screen, this.#name, this.#guest, this.#path.element),
      this.#hand,
      this.#lost,
      this.#pin,
    );
    this.#lost.textContent = text('reconnectingPerson');
    this.#video.addEventListener('loadeddata', () => this.#handleFirstFrame());
    this.#video.addEventListener('resize', () => this.#fitPicture());
    this.element.addEventListener('dblclick', () => onPin(key));
  }

  draw(model: TileModel): void {
    const { participant, isSelf, isScreen, stream, hasVideo, isPinned, isSpotlight, isCorner } = model;
    this.#isSelf = isSelf;
    if (this.#video.srcObject !== (stream ?? null)) this.#video.srcObject = stream ?? null;
    show(this.#video, hasVideo);
    this.#drawFace(participant);
    this.#name.textContent = getName(model);
    show(this.#micOff, !isScreen && participant.audioMuted);
    show(this.#screen, isScreen);
    show(this.#guest, participant.isGuest && !isSelf);
    show(this.#hand, !isScreen && model.handNumber !== undefined);
    this.#handNumber.textContent = String(model.handNumber ?? '');
    this.#path.draw(isScreen ? 'good' : model.quality);
    show(this.#lost, !participant.connected && !isSelf);
    const classes = {
      self: isSelf,
      screen: isScreen,
      spotlight: isSpotlight,
      corner: isCorner,
      mirrored: model.isMirrored,
    };
    for (const [name, on] of Object.entries(classes)) this.element.classList.toggle(`tile-${name}`, on);
    setProperty(this.element, 'aria-label', describe(model));
    this.#drawPin(participant.name, isPinned);
    this.#fitPicture();
  }

  place({ left, top, width, height }: Rect): void {
    const { style } = this.element;
    style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    style.width = `${Math.round(width)}px`;
    style.height = `${Math.round(height)}px`;
    this.element.classList.toggle('tile-small', width < 220 || height < 130);
    this.#isWide = width > height * 1.2;
    this.#fitPicture();
  }

  setLevel(level: number): void {
    const shown = level > 0.015 ? Math.min(1, 0.35 + level * 2) : 0;
    this.element.style.setProperty('--level', shown.toFixed(2));
  }

  /** Shows a reaction that rises over the picture. Screen readers get it from createReactionVoice. */
  react(reaction: string): void {
    const mark = el('span', { className: 'tile-reaction', 'aria-hidden': true }, reaction);
    mark.style.setProperty('--sway', `${Math.round(Math.random() * 40 - 20)}px`);
    this.element.append(mark);
    setTimeout(() => mark.remove(), REACTION_MS);
  }

  remove(): void {
    this.#video.srcObject = null;
    this.#dropBackdrop();
    this.element.remove();
  }

  #drawFace(participant: Participant): void {
    const seed = `${participant.name} ${participant.avatarUrl} ${participant.colours.join()}`;
    if (this.#faceSeed === seed) return;
    this.#faceSeed = seed;
    this.#face.replaceChildren(avatar(participant));
    this.#face.style.setProperty('--deep', participant.colours[1]);
  }

  /** Shows the picture of an upright phone whole in a wide tile: cropped, it would show only a part of the face. */
  #fitPicture(): void {
    const { videoWidth, videoHeight, srcObject } = this.#video;
    const isWhole = videoHeight > videoWidth && this.#isWide && !this.#video.hidden;
    this.element.classList.toggle('tile-whole', isWhole);
    if (!isWhole) return this.#dropBackdrop();
    if (!this.#backdrop) {
      this.#backdrop = el('video', {
        className: 'tile-backdrop',
        autoplay: true,
        muted: true,
        playsInline: true,
        disablePictureInPicture: true,
        'aria-hidden': true,
      });
      this.#video.before(this.#backdrop);
    }
    if (this.#backdrop.srcObject !== srcObject) this.#backdrop.srcObject = srcObject;
  }

  #dropBackdrop(): void {
    if (!this.#backdrop) return;
    this.#backdrop.srcObject = null;
    this.#backdrop.remove();
    this.#backdrop = undefined;
  }

  #drawPin(name: string, isPinned: boolean): void {
    const label = text(isPinned ? 'unpin' : 'pin', { name });
    if (this.#pin.title === label) return;
    this.#pin.title = label;
    this.#pin.setAttribute('aria-label', label);
    this.#pin.setAttribute('aria-pressed', String(isPinned));
    this.#pin.replaceChildren(icon(isPinned ? PinOff : Pin, 16));
  }

  #handleFirstFrame(): void {
    this.element.classList.add('tile-live');
    if (!this.#isSelf) markOnce('room:first-frame');
  }
}

function getName({ participant: { name }, isSelf, isScreen }: TileModel): string {
  if (isScreen) return isSelf ? text('yourScreen') : text('screenOf', { name });
  return isSelf ? text('you') : name;
}

function describe(model: TileModel): string {
  const { participant, isSelf, isScreen, hasVideo, handNumber, quality } = model;
  const states = [
    participant.isGuest && !isSelf && text('guest'),
    !isScreen && participant.audioMuted && text('muted'),
    !isScreen && !hasVideo && text('cameraOff'),
    !isScreen && handNumber !== undefined && text('handRaised'),
    !isScreen && handNumber !== undefined && text('handNumber', { number: handNumber }),
    !isScreen && pathText(quality),
    !participant.connected && text('reconnectingPerson'),
  ];
  return [getName(model), ...states.filter(Boolean)].join(', ');
}
