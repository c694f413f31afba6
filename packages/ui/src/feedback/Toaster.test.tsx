import { afterEach, expect, it } from '@jest/globals';
import { Dialog, toast } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';

afterEach(() => act(() => toast.clear()));

it('announces a toast to screen readers even while a dialog hides the page', async () => {
  renderUi(
    <>
      <button>Behind</button>
      <Dialog open title="In front" onClose={() => {}} />
    </>,
  );
  await screen.findByRole('dialog', { name: 'In front' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull());
  act(() => {
    toast.error('Upload avatar failed');
    toast.snackbar('Saved');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Upload avatar failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
