import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createPasswordForm } from './PasswordForm.ts';

function show(wasWrong: boolean) {
  const actions = { onPassword: jest.fn(), onCancel: jest.fn() };
  document.body.replaceChildren(createPasswordForm(wasWrong, actions));
  return { ...actions, field: screen.getByLabelText<HTMLInputElement>('Password'), user: userEvent.setup() };
}

describe('the password form of a locked room', () => {
  it('requests the password, which can be revealed', async () => {
    const { field, user, onPassword } = show(false);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field, 'inside');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(onPassword).toHaveBeenCalledWith('inside');
  });

  it('says that the password was wrong, and requests it again', async () => {
    const { field, user, onPassword } = show(true);
    expect(screen.getByRole('alert')).toHaveTextContent('That password is not right. Please try again.');
    expect(field).toHaveAccessibleDescription('That password is not right. Please try again.');
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(onPassword).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    const { user, onCancel } = show(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
