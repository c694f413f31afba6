import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeRequest } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoom } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { ExportRoomDialog } from './ExportRoomDialog.tsx';

const saved: string[] = [];
let restore: () => void;
beforeEach(() => {
  restore = FakeRequest.install();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  restore();
});

const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const room = buildRoom();
  const onClose = jest.fn();
  const { host, unmount } = await renderChat(<ExportRoomDialog room={room} onClose={onClose} />, { rooms: [room] });
  await screen.findByRole('dialog', { name: 'Export room' });
  return { host, onClose, unmount };
}
async function begin(): Promise<FakeRequest> {
  await userEvent.click(button('Export'));
  return FakeRequest.made.at(-1)!;
}

describe('exporting a room', () => {
  it.each([
    ['html', 'To read (HTML)'],
    ['json', 'For programs (JSON)'],
  ])('saves the file as %s under the name of the room, and closes', async (format, choice) => {
    const { host, onClose } = await open();
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    const request = await begin();
    const [path, query] = request.url.split('?');
    expect(path).toBe('/api/export-chatroom');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      ...{ chatId: 'room-1', format, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
    expect(request.headers).toEqual({ 'user-token': 'user-token-of-a-test' });
    await act(async () => request.answer(200, 'x'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(saved).toEqual([expect.stringMatching(new RegExp(`^Launch \\d{4}-\\d\\d-\\d\\d\\.${format}$`))]);
    expect(host.toasts).toMatchObject([{ type: 'success', message: `The room was exported as ${saved[0]}.` }]);
  });

  it('shows how much was received', async () => {
    await open();
    const request = await begin();
    expect(await screen.findByRole('progressbar', { name: 'Exporting the room' })).toBeVisible();
    await act(async () => request.onprogress({ loaded: 2_400_000, total: 0 }));
    expect(screen.getByText('2.4 MB received')).toBeVisible();
    expect(button('Export')).toHaveAttribute('aria-disabled', 'true');
  });

  it('stops on request, saves nothing, and can be started again', async () => {
    const { onClose } = await open();
    const request = await begin();
    await userEvent.click(button('Stop the export'));
    expect(request.isAborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([saved, onClose.mock.calls]).toEqual([[], []]);
    const next = await begin();
    await act(async () => next.answer(200, 'x'));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('stops when the dialog is closed', async () => {
    const { unmount } = await open();
    const request = await begin();
    unmount();
    expect(request.isAborted).toBe(true);
    expect(saved).toEqual([]);
  });

  it.each([
    ['Only the owner of the room can do this.', 403, 'CHAT_OWNER_ONLY'],
    ['This room does not exist, or you are no longer in it.', 404, 'CHAT_ROOM_NOT_FOUND'],
    ['Too many requests. Try again in 3 minutes.', 429, 'TOO_MANY_REQUESTS'],
  ])('shows a refusal: %s', async (message, status, code) => {
    const { onClose } = await open();
    const request = await begin();
    await act(async () => request.answer(status, JSON.stringify({ success: false, code, message })));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The room was not exported.');
    expect(alert).toHaveTextContent(message);
    expect([saved, onClose.mock.calls]).toEqual([[], []]);
    await begin();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('saves nothing if the download breaks off', async () => {
    await open();
    const request = await begin();
    await act(async () => {
      request.onprogress({ loaded: 1_000, total: 0 });
      request.onerror();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The room was not exported.');
    expect(saved).toEqual([]);
  });
});
