import { Brush, Eraser, Pencil, Trash2, Undo2, X } from 'lucide';
import { BOARD_COLOURS, BOARD_SIZES } from '../../protocol/board.ts';
import type { Behavior } from '../Behavior.ts';
import type { text as getText, TextKey } from '../i18n/texts.ts';
import type { Board } from '../session/Board.ts';
import type { confirm as askToConfirm } from '../ui/dialog.ts';
import type { el as createElement, icon as getIcon } from '../ui/dom.ts';
import { createPen, type PenChoice } from './createPen.ts';
import { paint } from './paint.ts';

/** Parts that the page provides: this module is loaded separately and shares no other state with the page. */
export interface WhiteboardParts {
  board: Board;
  isOpen: Behavior<boolean>;
  close(): void;
  text: typeof getText;
  el: typeof createElement;
  icon: typeof getIcon;
  confirm: typeof askToConfirm;
}

const COLOUR_NAMES = ['inkBlack', 'inkRed', 'inkBlue', 'inkGreen', 'inkOrange'] as const satisfies TextKey[];
const SIZE_ICONS = [Pencil, Brush];
const SIZE_NAMES = ['penThin', 'penThick'] as const satisfies TextKey[];

/** Creates the whiteboard on which everyone draws, with its tools. */
export function createWhiteboard({ board, isOpen, close, text, el, icon, confirm }: WhiteboardParts): HTMLElement {
  const choice: PenChoice = { erases: false, colour: 0, size: 0 };
  const canvas = el('canvas', { className: 'board-sheet', role: 'img' });
  const redraws: (() => void)[] = [];

  const button = (label: TextKey, node: typeof Pencil, onclick: () => void, isDown?: () => boolean) => {
    const name = text(label);
    const element = el(
      'button',
      {
        type: 'button',
        className: 'board-tool',
        title: name,
        'aria-label': name,
        onclick: () => (onclick(), redraw()),
      },
      icon(node, 18),
    );
    if (isDown) redraws.push(() => element.setAttribute('aria-pressed', String(isDown())));
    return element;
  };
  const ink = (colour: number) => {
    const element = button(
      COLOUR_NAMES[colour]!,
      Pencil,
      () => Object.assign(choice, { colour, erases: false }),
      () => !choice.erases && choice.colour === colour,
    );
    element.classList.add('board-ink');
    element.dataset.ink = String(colour);
    element.replaceChildren();
    return element;
  };
  const undo = button('undo', Undo2, () => board.undo());
  const clear = button('clearBoard', Trash2, () => void askToClear());
  const askToClear = async () => {
    const question = { title: text('clearBoardQuestion'), hint: text('clearBoardHint'), action: text('clearBoard') };
    if (await confirm(question)) board.clear();
  };
  redraws.push(() => {
    undo.disabled = !board.canUndo;
    clear.disabled = board.strokes.value.length === 0;
  });

  const tools = el(
    'div',
    { className: 'board-tools', role: 'toolbar', 'aria-label': text('boardTools') },
    ...BOARD_COLOURS.map((_, colour) => ink(colour)),
    el('span', { className: 'board-gap' }),
    ...BOARD_SIZES.map((_, size) =>
      button(
        SIZE_NAMES[size]!,
        SIZE_ICONS[size]!,
        () => Object.assign(choice, { size, erases: false }),
        () => !choice.erases && choice.size === size,
      ),
    ),
    button(
      'eraser',
      Eraser,
      () => (choice.erases = !choice.erases),
      () => choice.erases,
    ),
    el('span', { className: 'board-gap' }),
    undo,
    clear,
    button('closeBoard', X, close),
  );

  /** Returns a text that describes the board. */
  const describe = () => {
    const { value: strokes } = board.strokes;
    const names = [...new Set(strokes.map(({ name }) => name))].join(', ');
    return strokes.length === 0 ? text('boardEmpty') : text('boardAlt', { count: strokes.length, names });
  };
  let isDue = false;
  function redraw(): void {
    if (isDue || !isOpen.value) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      for (const draw of redraws) draw();
      canvas.setAttribute('aria-label', describe());
      canvas.dataset.strokes = String(board.strokes.value.length);
      paint(canvas, board.strokes.value);
    });
  }

  new ResizeObserver(() => {
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    redraw();
  }).observe(canvas);
  createPen(canvas, board, choice);
  board.strokes.changes.subscribe(redraw);
  isOpen.changes.subscribe(redraw);
  redraw();
  return el('div', { className: 'board-frame' }, tools, canvas);
}
