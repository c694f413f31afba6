import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

describe('Tooltip', () => {
  it('shows on keyboard focus why a button is disabled, and hides on Esc', async () => {
    const handleClick = jest.fn();
    renderUi(
      <Button disabledReason="Since you are logged in as an admin you cannot access meetings" onClick={handleClick}>
        Join meeting
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Join meeting' });
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription(/logged in as an admin/));
    await userEvent.keyboard('{Enter}');
    expect(handleClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/logged in as an admin/)).not.toBeInTheDocument();
  });

  it('shows the name of an icon button, without announcing it twice', async () => {
    renderUi(<IconButton label="Mute" icon={<svg />} />);
    const button = screen.getByRole('button', { name: 'Mute' });
    await userEvent.hover(button);
    expect(await screen.findByText('Mute')).toBeInTheDocument();
    expect(button).not.toHaveAccessibleDescription();
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByText('Mute')).not.toBeInTheDocument());
  });
});
