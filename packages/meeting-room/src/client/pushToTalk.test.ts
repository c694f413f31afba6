import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { Behavior } from './Behavior.ts';
import type { LocalSource } from './media/LocalMedia.ts';
import { pushToTalk } from './pushToTalk.ts';

describe('the space bar in a meeting', () => {
  const microphone = new Behavior<LocalSource>({ track: undefined, muted: true, problem: undefined });
  const setMuted = jest.fn(async (_kind: string, muted: boolean) =>
    microphone.update((source) => ({ ...source, muted })),
  );
  const phase = new Behavior<{ name: string }>({ name: 'joined' });
  const press = (target: Element = document.body, more = {}) => fireEvent.keyDown(target, { key: ' ', ...more });
  const letGo = (target: Element = document.body) => fireEvent.keyUp(target, { key: ' ' });

  // The listeners stay on the window, so one call serves all tests.
  pushToTalk({ phase } as never, { microphone, setMuted } as never);
  beforeEach(() => {
    void setMuted('audio', true);
    setMuted.mockClear();
    phase.next({ name: 'joined' });
  });
  afterEach(() => {
    letGo();
    document.body.replaceChildren();
  });

  it('turns a muted microphone on while it is held', () => {
    expect(press()).toBe(false);
    for (let count = 0; count < 3; count++) expect(press(document.body, { repeat: true })).toBe(false);
    expect(microphone.value.muted).toBe(false);
    letGo();
    expect(microphone.value.muted).toBe(true);
    expect(setMuted.mock.calls).toEqual([
      ['audio', false],
      ['audio', true],
    ]);
  });

  it('leaves the microphone on if it was on', () => {
    void setMuted('audio', false);
    press();
    letGo();
    expect(microphone.value.muted).toBe(false);
  });

  it('mutes again when the window loses the focus', () => {
    press();
    fireEvent.blur(window);
    expect(microphone.value.muted).toBe(true);
  });

  it('keeps its usual function in fields, in dialogs and on a focused button', () => {
    document.body.innerHTML = '<textarea></textarea><dialog open><p>Dialog</p></dialog><button>Camera</button>';
    const [field, words, button] = [
      screen.getByRole('textbox'),
      screen.getByText('Dialog'),
      screen.getByRole('button'),
    ];
    for (const element of [field, words, button]) expect(press(element)).toBe(true);
    expect(press(document.body, { ctrlKey: true })).toBe(true);
    expect(setMuted).not.toHaveBeenCalled();
  });

  it('unmutes after a mouse click on a button, until the keyboard is used on it', () => {
    document.body.innerHTML = '<button>Camera</button>';
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button);
    expect(press(button)).toBe(false);
    expect(microphone.value.muted).toBe(false);
    letGo(button);
    fireEvent.keyDown(button, { key: 'Tab' });
    expect(press(button)).toBe(true);
    expect(microphone.value.muted).toBe(true);
  });

  it('does nothing before the person has joined', () => {
    phase.next({ name: 'joining' });
    expect(press()).toBe(true);
    expect(setMuted).not.toHaveBeenCalled();
  });
});
