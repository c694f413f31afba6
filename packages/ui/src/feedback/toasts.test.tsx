import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderUi(null);
  });
  afterEach(() => {
    act(() => toast.clear());
    jest.useRealTimers();
  });

  it('shows title and message, and disappears after five seconds', () => {
    act(() => void toast({ type: 'Success', title: 'Success', message: 'API Key Added' }));
    expect(screen.getByText('API Key Added')).toBeInTheDocument();
    wait(4_999);
    expect(screen.getByText('API Key Added')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('API Key Added')).not.toBeInTheDocument();
  });

  it('uses its own timeout if it has one', () => {
    act(() => void toast.info('Reloading to apply changes.', { timeout: 3_000 }));
    wait(2_999);
    expect(screen.getByText('Reloading to apply changes.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Reloading to apply changes.')).not.toBeInTheDocument();
  });

  it('interrupts screen readers for errors and warnings only', () => {
    act(() => {
      toast.error('Failed');
      toast.success('Saved');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('adds a default title only to an error without a title', () => {
    act(() => {
      toast.error('Not found');
      toast.error('Wait a little.', { title: 'Fail' });
      toast.warning('Careful');
    });
    const shown = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(shown).toEqual(['ErrorNot found', 'FailWait a little.', 'Careful']);
  });

  it('reports the pressed button, and disappears', () => {
    const handleAction = jest.fn();
    act(
      () =>
        void toast({
          type: 'Confirm',
          message: 'A NEW VERSION IS AVAILABLE',
          buttons: [
            { text: 'Update', action: 'update' },
            { text: 'Later', action: 'later' },
          ],
          onAction: handleAction,
        }),
    );
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(handleAction).toHaveBeenCalledWith('later');
    expect(handleAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('A NEW VERSION IS AVAILABLE')).not.toBeInTheDocument();
  });

  it('stays while the pointer is over it', () => {
    act(() => void toast.info('Read me'));
    const card = screen.getByText('Read me');
    fireEvent.pointerEnter(card);
    fireEvent.pointerOver(card);
    wait(10_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerOut(card);
    wait(5_000);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  it('replaces a toast with the same uid', () => {
    act(() => {
      toast({ uid: 'connection', message: 'Reconnecting' });
      toast({ uid: 'connection', message: 'Connected' });
    });
    expect(screen.queryByText('Reconnecting')).not.toBeInTheDocument();
    expect(screen.getByText('Connected')).toBeInTheDocument();
  });

  it('is dismissed by its cross', () => {
    act(() => void toast.warning('Careful'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Careful')).not.toBeInTheDocument();
  });

  it('shows one snackbar at a time, for a second', () => {
    act(() => {
      toast.snackbar('Saved');
      toast.snackbar('Email copied to clipboard');
    });
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    wait(999);
    expect(screen.getByText('Email copied to clipboard')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Email copied to clipboard')).not.toBeInTheDocument();
  });
});
