import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Link, LinkButton } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

describe('Button', () => {
  it('does nothing while busy, and keeps its name and the focus', async () => {
    const handleClick = jest.fn();
    const { rerender } = renderUi(<Button onClick={handleClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(
      <Button loading onClick={handleClick}>
        Save
      </Button>,
    );
    await userEvent.click(button);
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form while busy', async () => {
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('use the router for own pages', async () => {
    const navigate = jest.fn();
    renderUi(<LinkButton href="/dashboard?tab=1#top">Dashboard</LinkButton>, { navigate });
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(navigate).toHaveBeenCalledWith('/dashboard?tab=1#top');
  });

  it('leave new tabs and other sites to the browser', async () => {
    const navigate = jest.fn();
    const stay = (event: { preventDefault: () => void }) => event.preventDefault();
    renderUi(
      <div onClick={stay}>
        <Link href="/terms" external>
          Terms
        </Link>
        <Link href="https://example.org/">Elsewhere</Link>
        <Link href="/mine">Mine</Link>
      </div>,
      { navigate },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
    await userEvent.keyboard('{/Control}');
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', 'noopener noreferrer');
    const own = navigate.mock.calls.filter(([href]) => href !== '/mine');
    expect(own).toEqual([]);
  });
});
