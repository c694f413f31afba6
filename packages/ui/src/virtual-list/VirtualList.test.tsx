import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtualList } from '@meet/ui/virtual-list';
import { fakeLayout, renderUi } from '@meet/ui/testing';

const ROW_PX = 50;
const items = Array.from({ length: 10_000 }, (_, index) => `Person ${index + 1}`);

beforeAll(() => fakeLayout({ height: 400, row: ROW_PX }));

const renderList = (onActivate?: (item: string) => void) =>
  renderUi(
    <VirtualList
      label="Contacts"
      items={items}
      keyOf={(item) => item}
      estimateSize={ROW_PX}
      renderItem={(item) => item}
      onActivate={onActivate}
    />,
  );

describe('VirtualList', () => {
  it('draws what is in sight and tells how many there are', () => {
    renderList();
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(30);
    expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  });

  it('has one tab stop and moves by arrow keys', async () => {
    const handleActivate = jest.fn();
    renderList(handleActivate);
    await userEvent.tab();
    expect(screen.getByText('Person 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByText('Person 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(handleActivate).toHaveBeenCalledWith('Person 2');
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('Person 1')).toHaveFocus();
  });
});
