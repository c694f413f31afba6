import type { RoomGuest } from './RoomGuest.ts';

/**
 * Replaces speech recognition in the room's page: it recognises the text of `hear`, whereas Chromium's needs a remote
 * service.
 */
export async function canListen(guest: RoomGuest) {
  const frame = guest.page.frames().find((one) => one.parentFrame())!;
  await frame.evaluate(() => {
    class Recognizer extends EventTarget {
      start() {
        Object.assign(window, { heard: this });
      }
      abort() {
        Object.assign(window, { heard: undefined });
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer });
  });
  return {
    isRequested: () => frame.evaluate(() => (window as { heard?: unknown }).heard !== undefined),
    hear: (transcript: string, isFinal: boolean) =>
      frame.evaluate(
        ([said, final]) => {
          const results = [{ isFinal: final, 0: { transcript: said } }];
          const event = Object.assign(new Event('result'), { resultIndex: 0, results });
          (window as unknown as { heard: EventTarget }).heard.dispatchEvent(event);
        },
        [transcript, isFinal] as const,
      ),
  };
}
