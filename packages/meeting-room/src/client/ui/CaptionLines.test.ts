import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Subject } from 'rxjs';
import type { Participant } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import { Captions } from '../media/Captions.ts';
import type { LocalSource } from '../media/LocalMedia.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { createCaptionLines } from './CaptionLines.ts';

/** Fakes the speech recognition of a browser. */
class Recognizer extends EventTarget {
  static last: Recognizer | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  isListening = false;
  constructor() {
    super();
    Recognizer.last = this;
  }
  start() {
    this.isListening = true;
  }
  abort() {
    this.isListening = false;
    this.dispatchEvent(new Event('end'));
  }
  hear(transcript: string, isFinal: boolean) {
    this.dispatchEvent(
      Object.assign(new Event('result'), { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }),
    );
  }
}

const [ana, ben] = [{ id: 'ana', name: 'Ana Pop' } as Participant, { id: 'ben', name: 'Ben Lee' } as Participant];
const spoken: LocalSource = { track: {} as MediaStreamTrack, muted: false, problem: undefined };
let incident: Subject<RoomIncident>;
let microphone: Behavior<LocalSource>;
let notified: [string, boolean][];
let captions: Captions;
const lines = () => [...document.querySelectorAll('.caption')].map(({ textContent }) => textContent);
const says = (participant: Participant, text: string, isFinal = false) =>
  incident.next({ kind: 'captioned', participant, text, isFinal });

beforeEach(() => {
  jest.useFakeTimers();
  Recognizer.last = undefined;
  Object.assign(window, { SpeechRecognition: Recognizer });
  incident = new Subject();
  microphone = new Behavior(spoken);
  notified = [];
  const session = { incident, caption: (text: string, isFinal: boolean) => void notified.push([text, isFinal]) };
  captions = new Captions(session, { microphone }, 'fr');
  document.body.replaceChildren(createCaptionLines(session, captions));
});
afterEach(() => {
  jest.useRealTimers();
  delete (window as Partial<Record<'SpeechRecognition', unknown>>).SpeechRecognition;
});

it('neither listens nor shows captions before the person turns them on', () => {
  says(ben, 'Hello');
  expect(Recognizer.last).toBeUndefined();
  expect(lines()).toEqual([]);
});

it('shows a growing line for each speaker, and removes it after some seconds', () => {
  captions.toggle();
  says(ben, 'Good');
  says(ana, 'Wait');
  says(ben, 'Good morning', true);
  expect(lines()).toEqual(['Ben Lee Good morning', 'Ana Pop Wait']);
  says(ben, 'Shall we?');
  expect(lines()).toEqual(['Ben Lee Good morning', 'Ana Pop Wait', 'Ben Lee Shall we?']);
  jest.advanceTimersByTime(6_000);
  expect(lines()).toEqual([]);
});

it('sends text recognized in the page’s language, at a limited rate', () => {
  captions.toggle();
  expect(Recognizer.last).toMatchObject({ lang: 'fr', isListening: true });
  Recognizer.last!.hear('bon', false);
  Recognizer.last!.hear('bonj', false);
  jest.advanceTimersByTime(500);
  Recognizer.last!.hear('bonjour', false);
  Recognizer.last!.hear('bonjour à tous', true);
  expect(notified).toEqual([
    ['bon', false],
    ['bonjour', false],
    ['bonjour à tous', true],
  ]);
});

it('listens only while the microphone is on, and again after the browser stopped by itself', () => {
  captions.toggle();
  const first = Recognizer.last!;
  microphone.next({ ...spoken, muted: true });
  expect(first.isListening).toBe(false);
  microphone.next(spoken);
  const second = Recognizer.last!;
  expect(second).not.toBe(first);
  second.dispatchEvent(new Event('end'));
  jest.advanceTimersByTime(300);
  expect(Recognizer.last).not.toBe(second);
  captions.toggle();
  expect(Recognizer.last!.isListening).toBe(false);
});

it('turns off, and says so, if the browser may not listen', () => {
  const refused = jest.fn();
  captions.refused.subscribe(refused);
  captions.toggle();
  Recognizer.last!.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
  expect(captions.isOn.value).toBe(false);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('is offered if this browser can listen, or once somebody else sends captions', () => {
  expect(captions.isPossible).toBe(true);
  delete (window as Partial<Record<'SpeechRecognition', unknown>>).SpeechRecognition;
  expect(captions.isPossible).toBe(false);
  says(ben, 'Hello');
  expect(captions.isPossible).toBe(true);
});
