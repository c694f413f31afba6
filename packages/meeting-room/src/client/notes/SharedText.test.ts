import { describe, expect, it } from '@jest/globals';
import { SharedText } from './SharedText.ts';

/** Random numbers that are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = ['a', 'meeting', '😀', '\n', 'é', '한글', ' and so on '];

/** Makes a random edit of the text, as a person would in the text area. */
function editAtRandom(text: SharedText, random: (below: number) => number): void {
  const characters = [...text.value];
  const at = random(characters.length + 1);
  const before = characters.slice(0, at).join('');
  const rest = characters.slice(at);
  const typed = random(3) === 0 ? '' : WORDS[random(WORDS.length)]!;
  const after = rest.slice(random(4)).join('');
  text.type(before + typed + after, before.length + typed.length);
}

/** Moves some of the changes that one page has made to another one. */
function send(from: SharedText, to: SharedText): void {
  const unsent = from.takeUnsent(30_000);
  if (!unsent) return;
  from.confirm(unsent.count);
  to.receive(unsent.update);
}

describe('two pages', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'have the same text after any interleaving of edits, deliveries and repetitions (%i)',
    (seed) => {
      const random = createRandom(seed);
      const pages = [new SharedText(), new SharedText()] as const;
      const sent: (readonly [number, Uint8Array])[] = [];
      for (let step = 0; step < 80; step += 1) {
        const [from, to] = random(2) === 0 ? ([0, 1] as const) : ([1, 0] as const);
        switch (random(6)) {
          case 0: {
            const unsent = pages[from].takeUnsent(30_000);
            if (unsent) sent.push([to, unsent.update]);
            send(pages[from], pages[to]);
            break;
          }
          case 1: {
            const again = sent[random(sent.length)];
            if (again) pages[again[0]]!.receive(again[1]);
            break;
          }
          case 2:
            if (random(2) === 0) pages[from].undo();
            else pages[from].redo();
            break;
          case 3:
            if (random(2) === 0) pages[from].hold();
            else pages[from].release();
            break;
          default:
            editAtRandom(pages[from], random);
        }
      }
      for (const page of pages) page.release();
      send(pages[0], pages[1]);
      send(pages[1], pages[0]);
      expect(pages[0].value).toBe(pages[1].value);
      expect(pages[0].value).not.toMatch(/\uFFFD/);
    },
  );

  it('merge what two people type into one word at the same time', () => {
    const [ana, bo] = [new SharedText(), new SharedText()];
    ana.type('meting', 6);
    send(ana, bo);
    ana.type('meeting', 3);
    bo.type('metings', 7);
    send(ana, bo);
    send(bo, ana);
    expect([ana.value, bo.value]).toEqual(['meetings', 'meetings']);
  });
});

describe('a page', () => {
  it('undoes only what its own person typed', () => {
    const [ana, bo] = [new SharedText(), new SharedText()];
    ana.type('Ana', 3);
    send(ana, bo);
    bo.type('Ana and Bo', 10);
    send(bo, ana);
    ana.undo();
    expect(ana.value).toBe(' and Bo');
    ana.redo();
    expect(ana.value).toBe('Ana and Bo');
  });

  it('cuts a long text into changes that fit into messages', () => {
    const page = new SharedText();
    page.type('한'.repeat(50_000), 50_000);
    let count = 0;
    for (let unsent = page.takeUnsent(30_000); unsent; unsent = page.takeUnsent(30_000)) {
      expect(unsent.update.length).toBeLessThan(30_000);
      page.confirm(unsent.count);
      count += 1;
    }
    expect(count).toBeGreaterThan(4);
  });

  it('removes carriage returns, which a text area doesn’t know', () => {
    const [ana, bo] = [new SharedText(), new SharedText()];
    ana.type('one\r\ntwo\r', 0);
    send(ana, bo);
    expect(bo.value).toBe('one\ntwo');
    send(bo, ana);
    expect(ana.value).toBe('one\ntwo');
  });
});
