import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SplitPanes } from '@meet/ui';
import { fakeLayout, renderUi } from '@meet/ui/testing';

beforeAll(() => fakeLayout());

function Panes({ initial }: { initial: number }) {
  const [share, setShare] = useState(initial);
  return (
    <SplitPanes
      share={share}
      onChange={setShare}
      label="Resize the areas"
      first={<p>Contacts</p>}
      second={<p>Groups</p>}
    />
  );
}

async function show(initial: number): Promise<HTMLElement> {
  await act(async () => void renderUi(<Panes initial={initial} />));
  const line = await screen.findByRole('separator', { name: 'Resize the areas' });
  await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', `${initial}`));
  await act(async () => line.focus());
  return line;
}

it('shows both panes, and a separator with its share and limits', async () => {
  const line = await show(60);
  expect(screen.getByText('Contacts')).toBeVisible();
  expect(screen.getByText('Groups')).toBeVisible();
  expect(line).toHaveAttribute('aria-orientation', 'horizontal');
  expect(line).toHaveAttribute('aria-valuemin', '15');
  expect(line).toHaveAttribute('aria-valuemax', '85');
});

it.each([
  ['{ArrowUp}', '55'],
  ['{ArrowDown}', '65'],
  ['{Home}', '15'],
  ['{End}', '85'],
])('moves the separator by %s', async (keys, share) => {
  const line = await show(60);
  await userEvent.keyboard(keys);
  await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', share));
});

it('does not move the separator beyond its limit', async () => {
  const line = await show(60);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '85'));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '80'));
});
