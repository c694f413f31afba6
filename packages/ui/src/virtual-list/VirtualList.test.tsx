import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtualList } from '@meet/ui/virtual-list';
import { fakeLayout, renderUi } from '@meet/ui/testing';

const ROW_PX = 50;
const items = Array.from({ length: 10_000 }, (_, index) => `Person ${index + 1}`);

beforeAll(() => fakeLayout({ height: 400, row: ROW_PX }));

const renderList = (onActivate?: (item: string) => void, shown = items) =>
  renderUi(
    <VirtualList
      label="Contacts"
      items={shown}
      toKey={(item) => item}
      estimateSize={ROW_PX}
      renderItem={(item) => item}
      onActivate={onActivate}
    />,
  );

describe('VirtualList', () => {
  it('draws only visible rows, and announces the total number', () => {
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

  it('leaves the focus to a field that a row opens in the same moment', () => {
    jest.useFakeTimers();
    renderUi(<input aria-label="Message" />);
    renderList(() => screen.getByRole('textbox').focus());
    act(() => screen.getByText('Person 1').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    act(() => jest.advanceTimersByTime(16));
    jest.useRealTimers();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('moves the focus to each of 1,000 rows by keyboard', () => {
    jest.useFakeTimers();
    renderList(undefined, items.slice(0, 1_000));
    act(() => screen.getByText('Person 1').focus());
    const visited = Array.from({ length: 1_000 }, () => {
      const name = document.activeElement!.textContent;
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
      act(() => jest.advanceTimersByTime(16));
      return name;
    });
    jest.useRealTimers();
    expect(visited).toEqual(items.slice(0, 1_000));
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  });

  it('keeps the row that has the focus when it is scrolled out of sight', async () => {
    renderUi(
      <VirtualList
        label="Contacts"
        items={items}
        toKey={(item) => item}
        estimateSize={ROW_PX}
        renderItem={(item) => <button type="button">{item}</button>}
      />,
    );
    const first = screen.getByRole('button', { name: 'Person 1' });
    act(() => first.focus());
    const scroller = screen.getByRole('list').parentElement!;
    scroller.scrollTop = 100_000;
    fireEvent.scroll(scroller);
    expect(await screen.findByText('Person 2001')).toBeVisible();
    expect(first).toHaveFocus();
    expect(screen.queryByText('Person 10')).not.toBeInTheDocument();
    act(() => first.blur());
    await waitFor(() => expect(first).not.toBeInTheDocument());
  });

  it('leaves keys within a nested list to that list', async () => {
    renderUi(
      <VirtualList
        label="Groups"
        items={['Design', 'Sales']}
        toKey={(item) => item}
        estimateSize={ROW_PX}
        renderItem={(group) => (
          <VirtualList
            label={group}
            items={items}
            toKey={(item) => item}
            estimateSize={ROW_PX}
            maxHeight="200px"
            renderItem={(item) => `${group} ${item}`}
          />
        )}
      />,
    );
    await userEvent.tab();
    expect(screen.getAllByRole('listitem', { name: '' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Design Person 3')).toHaveFocus();
  });
});
