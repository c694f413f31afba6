import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { announce } from '../announce.ts';
import { Behavior } from '../Behavior.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { Notices } from './Notices.ts';

// jsdom opens no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

function show(room: object = {}) {
  const notices = new Notices();
  document.body.replaceChildren(notices.element);
  const incident = new Subject<RoomIncident>();
  const moderate = jest.fn();
  const session = {
    incident,
    moderate,
    room: new Behavior({ subject: 'Weekly', passwordSet: true, lobby: false, ...room }),
    phase: new Behavior({ name: 'joined' }),
    connection: { isConnected: new Behavior(true) },
    roomMedia: { isConnected: new Behavior(true), isAway: new Behavior(false) },
  };
  const device = () => new Behavior({ muted: false, problem: undefined });
  const media = { microphone: device(), camera: device(), screen: new Behavior(undefined) };
  announce({ session, media, notices, output: { isBlocked: new Behavior(false) }, actions: {} } as never);
  return { incident, moderate, user: userEvent.setup() };
}

describe('a host whose room password is being guessed', () => {
  it('is warned, and can set a generated password', async () => {
    const { incident, moderate, user } = show();
    incident.next({ kind: 'guessing' });
    expect(screen.getByText(/^Somebody is guessing this meeting’s password/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meeting settings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Meeting settings' }));
    const password = dialog.getByLabelText<HTMLInputElement>('Password');
    expect(password).toHaveAccessibleDescription('People need it to join. Leave empty for none.');
    await user.type(password, '1234');
    expect(password).toHaveAccessibleDescription('A password this short is soon guessed. Take a longer one.');
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(password).toHaveAccessibleDescription('People need it to join. Leave empty for none.');
    const generated = password.value;
    expect(generated).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    fireEvent.submit(password.form!);
    expect(moderate).toHaveBeenCalledWith({ type: 'setPassword', password: generated });
  });
});

describe('the meeting’s settings', () => {
  const open = async (room?: object) => {
    const { incident, moderate, user } = show(room);
    incident.next({ kind: 'guessing' });
    await user.click(screen.getByRole('button', { name: 'Meeting settings' }));
    return { moderate, user, dialog: within(screen.getByRole('dialog', { name: 'Meeting settings' })) };
  };

  it('offer the rights of participants if a media server enforces them', async () => {
    const { moderate, user, dialog } = await open({ forbidden: ['camera'] });
    const group = within(dialog.getByRole('group', { name: 'Participants may' }));
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['microphone', true],
      ['camera', false],
      ['screen', true],
    ]);
    await user.click(group.getByRole('checkbox', { name: 'Turn on their microphone' }));
    fireEvent.submit(boxes[0]!.form!);
    expect(moderate.mock.calls).toEqual([[{ type: 'setRights', microphone: false, camera: false, screen: true }]]);
  });

  it('offer no rights if no media server enforces them', async () => {
    const { moderate, dialog } = await open();
    expect(dialog.queryByRole('group', { name: 'Participants may' })).toBeNull();
    fireEvent.submit(dialog.getByLabelText<HTMLInputElement>('Password').form!);
    expect(moderate).not.toHaveBeenCalled();
  });
});
