import { LogOut, PhoneOff } from 'lucide';
import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { confirm } from './dialog.ts';
import { el, icon } from './dom.ts';
import { openPopover } from './popover.ts';

/** Opens the menu of hosts: leave, or end the meeting for everyone. */
export function openLeaveMenu(button: HTMLElement, session: RoomSession): void {
  const leave = el('button', { type: 'button', className: 'menu-item' }, icon(LogOut, 18), text('leave'));
  const end = el(
    'button',
    { type: 'button', className: 'menu-item menu-item-danger' },
    icon(PhoneOff, 18),
    text('endForAll'),
  );
  const menu = openPopover(button, text('leave'), leave, end);
  leave.onclick = () => {
    menu.hidePopover();
    session.leave();
  };
  end.onclick = async () => {
    menu.hidePopover();
    const question = { title: text('endForAllQuestion'), hint: text('endForAllHint'), action: text('endForAll') };
    if (await confirm(question)) session.moderate({ type: 'end' });
  };
}
