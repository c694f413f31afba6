import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge, CopyField, DataGrid, Pagination, Tabs } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';
import { pagesToShow } from './pagesToShow.ts';

const columns = [
  { id: 'name', header: 'Name', cell: (name: string) => name, sortable: true },
  { id: 'actions', header: 'Actions', headerHidden: true, cell: () => <button>Delete</button> },
];

describe('DataGrid', () => {
  it('is a named table with a row for each item', () => {
    renderUi(<DataGrid label="API keys" columns={columns} items={['One', 'Two']} toKey={String} />);
    const rows = within(screen.getByRole('table', { name: 'API keys' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  });

  it('reverses the sort order', async () => {
    const handleSort = jest.fn();
    const sort = { column: 'name', direction: 'ascending' } as const;
    renderUi(
      <DataGrid label="API keys" columns={columns} items={['One']} toKey={String} sort={sort} onSort={handleSort} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(handleSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  });

  it('shows its empty text if there are no items, but not during the first load', () => {
    const { rerender } = renderUi(
      <DataGrid label="API keys" columns={columns} items={undefined} toKey={String} empty="No keys yet" />,
    );
    expect(screen.queryByText('No keys yet')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'API keys' })).toHaveAttribute('aria-busy', 'true');
    rerender(<DataGrid label="API keys" columns={columns} items={[]} toKey={String} empty="No keys yet" />);
    expect(screen.getByText('No keys yet')).toBeInTheDocument();
  });
});

describe('Tabs', () => {
  const items = [
    { id: 'contacts', label: 'Contacts', content: 'Everybody' },
    { id: 'later', label: 'Later', content: 'Nothing', disabled: true },
    { id: 'groups', label: 'Groups', content: 'Teams' },
  ];

  it('move by arrow keys, past disabled tabs and from the last to the first', async () => {
    renderUi(<Tabs label="Network" items={items} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Contacts' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Groups' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Groups' })).toHaveTextContent('Teams');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Contacts', selected: true })).toHaveFocus();
  });
});

describe('Pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 12, [1, 2, 0, 12]],
    [4, 12, [1, 2, 3, 4, 5, 0, 12]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
  ])('on page %i of %i shows %j', (page, count, shown) => {
    expect(pagesToShow(page, count)).toEqual(shown);
  });

  it('marks the current page and goes to another', async () => {
    const handleChange = jest.fn();
    renderUi(<Pagination page={2} pageCount={3} onChange={handleChange} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(handleChange).toHaveBeenCalledWith(3);
  });
});

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('of %i shows %s', (count, text) => {
    renderUi(<Badge count={count} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('of zero is not drawn', () => {
    const { container } = renderUi(<Badge count={0} />);
    expect(container.querySelector('span')).toBeNull();
  });
});

describe('CopyField', () => {
  it('copies the whole value and says so', async () => {
    const user = userEvent.setup();
    renderUi(<CopyField value="https://meet.example/j/1234567890" display="meet.example/…" label="Copy link" />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Copied')).toBeInTheDocument());
    await expect(navigator.clipboard.readText()).resolves.toBe('https://meet.example/j/1234567890');
  });
});
