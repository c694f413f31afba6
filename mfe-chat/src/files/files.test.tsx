import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatFile } from '@meet/chat-contract';
import { FakeRequest } from '@meet/remote-kit/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMessage, buildRoom } from '../testing/buildRoom.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { RoomPane } from '../widget/RoomPane.tsx';
import { MessageLine } from '../features/messages/MessageLine.tsx';
import { fitPicture } from './fitPicture.ts';

let restore: () => void;
beforeEach(() => {
  localStorage.clear();
  restore = FakeRequest.install();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  restore();
});

/** Answers requests with these statuses in turn; the last one repeats. */
function answerWith(...statuses: number[]): void {
  FakeRequest.onSend = (request) => request.answer(statuses.length > 1 ? statuses.shift()! : statuses[0]!, '{}');
}
let made = 0;
const buildFile = (change: Partial<ChatFile>): ChatFile => ({
  fileId: `file-${(made += 1)}`,
  kind: 'document',
  name: 'Plan.pdf',
  type: 'application/pdf',
  size: 2_400_000,
  width: null,
  height: null,
  ...change,
});
const line = (file: ChatFile) =>
  renderChat(<MessageLine message={buildMessage(1, { content: file.name, file })} isFirst isOwn={false} />);

describe('a file among the messages', () => {
  it('is a named picture with reserved space, and opens in a dialog', async () => {
    answerWith(200);
    await line(buildFile({ kind: 'picture', name: 'Harbour.png', width: 640, height: 480 }));
    const picture = await screen.findByRole('img', { name: 'Harbour.png' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['320', '240']);
    const { url, headers } = FakeRequest.made[0]!;
    expect(url).toMatch(/^\/api\/get-chat-file\?chatId=room-1&fileId=file-\d+$/);
    expect(headers).toEqual({ 'user-token': 'user-token-of-a-test' });
    await userEvent.click(screen.getByRole('button', { name: 'Open Harbour.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Harbour.png' });
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('is loaded again on request after a failure', async () => {
    answerWith(404, 200);
    await line(buildFile({ kind: 'picture', name: 'Gone.png', width: 10, height: 10 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gone.png could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('img', { name: 'Gone.png' })).toBeVisible();
  });

  it('is a card with name, size and Download, and shows a failed download', async () => {
    FakeRequest.onSend = ({ onerror }) => onerror();
    const { host } = await line(buildFile({}));
    expect(screen.getByText('Plan.pdf')).toBeVisible();
    expect(screen.getByText('2.4 MB')).toBeVisible();
    expect(FakeRequest.made).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Download Plan.pdf' }));
    await waitFor(() => expect(host.toasts).toHaveLength(1));
  });

  it('is a sound that loads only when it is played', async () => {
    answerWith(200);
    const { container } = await line(buildFile({ kind: 'sound', name: 'Memo.mp3', type: 'audio/mpeg' }));
    expect(container.querySelector('audio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play Memo.mp3' }));
    await waitFor(() => expect(container.querySelector('audio')).toHaveAttribute('src', 'blob:made'));
    expect(container.querySelector('audio')).toHaveAttribute('aria-label', 'Memo.mp3');
  });
});

describe('files that are added to a room', () => {
  const open = async () => {
    const { container } = await renderChat(<RoomPane room={buildRoom()} />, {
      rooms: [buildRoom()],
      api: { chatFileRules: {} },
    });
    return { container, pane: container.firstElementChild!, field: screen.getByRole('textbox', { name: 'Message' }) };
  };
  const pdf = () => new File(['%PDF'], 'Plan.pdf');
  const tray = () => screen.findByRole('list', { name: 'Files to send' });

  it('show a drop hint while they are dragged, and are listed before they are sent', async () => {
    const { field } = await open();
    const dataTransfer = { types: ['Files'], files: [pdf()], dropEffect: '' };
    fireEvent.dragOver(field, { dataTransfer });
    expect(screen.getByText('Drop files to send them here')).toBeVisible();
    fireEvent.drop(field, { dataTransfer });
    expect(screen.queryByText('Drop files to send them here')).toBeNull();
    expect(await tray()).toHaveTextContent('Plan.pdf');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Plan.pdf' }));
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('are added by pasting, unless the clipboard also has text', async () => {
    const { field } = await open();
    const paste = (types: string[]) => {
      const event = createEvent.paste(field, { clipboardData: { types, files: [pdf()] } });
      fireEvent(field, event);
      return event.defaultPrevented;
    };
    expect(paste(['Files', 'text/plain'])).toBe(false);
    expect(paste(['Files'])).toBe(true);
    expect(within(await tray()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('are attached with the button, and refused with the reason', async () => {
    const { container } = await open();
    expect(screen.getByRole('button', { name: 'Attach files' })).toBeVisible();
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(input.accept.split(',')).toEqual(
      expect.arrayContaining(['.csv', '.log', '.xlsx', '.ics', '.vcf', '.eml', '.msg', '.heic', '.mp4', '.mov']),
    );
    fireEvent.change(input, { target: { files: [new File(['MZ'], 'setup.exe')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('CHAT_FILE_TYPE');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

it('pictures fit into 320 × 260 pixels, and are at least 48 pixels wide and high', () => {
  expect(fitPicture(4_000, 1_000)).toEqual({ width: 320, height: 80 });
  expect(fitPicture(1_000, 4_000)).toEqual({ width: 65, height: 260 });
  expect(fitPicture(2, 2)).toEqual({ width: 48, height: 48 });
});
