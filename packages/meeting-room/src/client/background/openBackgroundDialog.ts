import { type Background, BACKGROUNDS, getPictureUrl, isPicture } from './backgrounds.ts';
import type { BackgroundState } from './BackgroundCamera.ts';
import type { BackgroundParts } from './BackgroundParts.ts';
import { type BackgroundTextKey, STATE_TEXTS } from './backgroundTexts.ts';
import { keepOwnPicture, PICTURE_TYPES, readOwnPicture } from './ownPicture.ts';

export interface BackgroundDialogParts extends Pick<BackgroundParts, 'el' | 'openDialog'> {
  text(key: BackgroundTextKey): string;
  getState(): { state: BackgroundState; choice: Background };
  choose(background: Background): void;
  onClose(): void;
}

/** Opens the dialog with one button for each background. Returns a function that draws the state again. */
export function openBackgroundDialog({ el, openDialog, text, getState, choose, onClose }: BackgroundDialogParts) {
  const status = el('p', { className: 'dialog-hint background-status', role: 'status' });
  const problem = el('p', { className: 'background-problem', role: 'alert' });
  const own = { url: undefined as string | undefined };

  const buttons = BACKGROUNDS.map((background) => {
    const sample = el('span', { className: `background-sample background-${background}`, 'aria-hidden': true });
    if (isPicture(background))
      sample.append(el('img', { src: getPictureUrl(background, document.baseURI), alt: '', loading: 'lazy' }));
    const button = el(
      'button',
      { type: 'button', className: 'background-choice', onclick: () => choose(background) },
      sample,
      el('span', {}, text(`background_${background}`)),
    );
    return { background, button, sample };
  });
  const ownButton = buttons.find(({ background }) => background === 'own')!;
  ownButton.button.hidden = true;

  const file = el('input', { type: 'file', accept: PICTURE_TYPES, 'aria-describedby': 'background-file-hint' });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void take(chosen);
  });

  async function take(chosen: File): Promise<void> {
    const found = await keepOwnPicture(chosen);
    file.value = '';
    problem.textContent = found ? text(`picture_${found}`) : '';
    if (found) return;
    await showOwn();
    choose('own');
  }

  async function showOwn(): Promise<void> {
    const picture = await readOwnPicture();
    if (!picture) return;
    if (own.url) URL.revokeObjectURL(own.url);
    own.url = URL.createObjectURL(picture);
    ownButton.sample.replaceChildren(el('img', { src: own.url, alt: '' }));
    ownButton.button.hidden = false;
  }

  function draw(): void {
    const { state, choice } = getState();
    const key = STATE_TEXTS[state];
    const message = key ? text(key) : '';
    if (status.textContent !== message) status.textContent = message;
    for (const { background, button } of buttons) button.setAttribute('aria-pressed', String(background === choice));
  }

  draw();
  void showOwn();
  openDialog(
    {
      title: text('backgroundTitle'),
      className: 'background-dialog',
      onClose() {
        if (own.url) URL.revokeObjectURL(own.url);
        onClose();
      },
    },
    el('p', { className: 'dialog-hint' }, text('backgroundHint')),
    el(
      'div',
      { className: 'background-choices', role: 'group', 'aria-label': text('backgroundTitle') },
      ...buttons.map(({ button }) => button),
    ),
    el('label', { className: 'field background-file' }, el('span', {}, text('backgroundAdd')), file),
    el('small', { id: 'background-file-hint' }, text('backgroundAddHint')),
    problem,
    status,
  );
  return draw;
}
