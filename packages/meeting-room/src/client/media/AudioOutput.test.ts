import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { AudioOutput } from './AudioOutput.ts';
import type { MediaLink } from './MediaTransport.ts';
import { RoomMedia } from './RoomMedia.ts';

let isAllowed: boolean;
let players: HTMLAudioElement[];
let media: RoomMedia;
let output: AudioOutput;

const flush = () => new Promise((resolve) => setTimeout(resolve));
const createLink = () => ({ streams: { microphone: {}, screenAudio: {} } }) as unknown as MediaLink;
/** Makes this number of people audible. */
const come = (count: number) =>
  media.links.next(
    new Map(Array.from({ length: count }, (_, at) => [`p${at}`, media.links.value.get(`p${at}`) ?? createLink()])),
  );
const audible = () => players.filter((player) => (player as unknown as { plays: boolean }).plays).length;

beforeEach(() => {
  isAllowed = false;
  players = [];
  jest.spyOn(globalThis, 'Audio').mockImplementation(() => {
    const player = {
      srcObject: null,
      volume: 1,
      plays: false,
      async play() {
        if (!isAllowed) throw Object.assign(new Error('not yet'), { name: 'NotAllowedError' });
        this.plays = true;
      },
    };
    players.push(player as unknown as HTMLAudioElement);
    return player as unknown as HTMLAudioElement;
  });
  media = new RoomMedia();
  output = new AudioOutput(media);
});
afterEach(() => void jest.restoreAllMocks());

it('reports blocked sound again for each new person; one tap makes present and later people audible', async () => {
  const requested: boolean[] = [];
  output.isBlocked.changes.subscribe((isBlocked) => requested.push(isBlocked));
  come(2);
  await flush();
  expect(output.isBlocked.value).toBe(true);
  // The person dismissed the notice.
  output.isBlocked.next(false);
  come(3);
  await flush();
  expect(output.isBlocked.value).toBe(true);
  isAllowed = true;
  output.unblock();
  await flush();
  expect(audible()).toBe(6);
  come(5);
  await flush();
  expect(audible()).toBe(10);
  expect(requested).toEqual([true, false, true, false]);
});

it('keeps a person’s volume on a new connection', () => {
  come(1);
  output.setVolume('p0', 0.4);
  media.links.next(new Map());
  come(1);
  expect(output.getVolume('p0')).toBe(0.4);
  expect(players.map(({ volume }) => volume)).toEqual([0.4, 0.4, 0.4, 0.4]);
});
