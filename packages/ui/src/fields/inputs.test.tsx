import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, Dialog, SearchInput, SegmentedControl, Select, TimeInput } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

const people = [
  { value: 'ada@example.org', label: 'Ada Lovelace', keywords: 'ada@example.org' },
  { value: 'grace@example.org', label: 'Grace Hopper', keywords: 'grace@example.org' },
  { value: 'gone@example.org', label: 'Gone Person', disabled: true },
];

function People({ onSelect, onSubmit }: { onSelect: (value: string) => void; onSubmit?: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      aria-label="Participant"
      value={typed}
      onChange={setTyped}
      options={people}
      onSelect={({ value }) => onSelect(value)}
      onSubmit={onSubmit}
    />
  );
}

describe('Combobox', () => {
  it('follows the direction of the typed text', () => {
    renderUi(<People onSelect={jest.fn()} />);
    expect(screen.getByRole('combobox')).toHaveAttribute('dir', 'auto');
  });

  it('filters by e-mail, and selects the highlighted option on Enter', async () => {
    const handleSelect = jest.fn();
    renderUi(<People onSelect={handleSelect} />);
    const input = screen.getByRole('combobox', { name: 'Participant' });
    await userEvent.type(input, 'grace@');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledWith('grace@example.org');
    expect(input).toHaveValue('Grace Hopper');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('selects a clicked option, but not a disabled one', async () => {
    const handleSelect = jest.fn();
    renderUi(<People onSelect={handleSelect} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Gone Person' }));
    expect(handleSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Ada Lovelace' }));
    expect(handleSelect).toHaveBeenCalledWith('ada@example.org');
  });

  it('submits the typed text if no option is highlighted', async () => {
    const handleSubmit = jest.fn();
    renderUi(<People onSelect={() => {}} onSubmit={handleSubmit} />);
    await userEvent.type(screen.getByRole('combobox'), 'new@example.org{Enter}');
    expect(handleSubmit).toHaveBeenCalledWith('new@example.org');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });

  it('closes its list by Esc', async () => {
    renderUi(<People onSelect={() => {}} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes only its list on Esc, and the surrounding dialog on the next', async () => {
    const handleClose = jest.fn();
    renderUi(
      <Dialog open title="Invite" onClose={handleClose}>
        <People onSelect={() => {}} />
      </Dialog>,
    );
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

function Search() {
  const [value, setValue] = useState('ada');
  return <SearchInput label="Search contacts" value={value} onChange={setValue} />;
}

describe('SearchInput', () => {
  it('is cleared by its cross, which disappears, and gets the focus', async () => {
    renderUi(<Search />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    const input = screen.getByRole('searchbox', { name: 'Search contacts' });
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('is cleared by Esc', async () => {
    renderUi(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is cleared by Esc before the surrounding dialog closes', async () => {
    const handleClose = jest.fn();
    renderUi(
      <Dialog open title="Find" onClose={handleClose}>
        <Search />
      </Dialog>,
    );
    await userEvent.type(await screen.findByRole('searchbox'), '{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

function Time({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeInput aria-label="Until" value={value} onChange={setValue} />
      <output>{value || 'none'}</output>
    </>
  );
}

describe('TimeInput', () => {
  it('reads short forms when the person leaves it', async () => {
    renderUi(<Time initial="" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Until' }), '930');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('09:30');
    expect(screen.getByText('09:30')).toBeInTheDocument();
  });

  it('keeps an invalid time visible, and reports an empty value', async () => {
    renderUi(<Time initial="10:00" />);
    const input = screen.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    expect(input).toHaveValue('99');
    expect(screen.getByText('none')).toBeInTheDocument();
  });

  it('moves by a quarter of an hour with the arrow keys', async () => {
    renderUi(<Time initial="23:50" />);
    await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}');
    expect(screen.getByRole('textbox')).toHaveValue('00:05');
  });
});

describe('SegmentedControl', () => {
  it('is a radio group that reports the choice', async () => {
    const handleChange = jest.fn();
    renderUi(
      <SegmentedControl
        label="Show"
        value="all"
        onChange={handleChange}
        options={[
          { value: 'all', label: 'All' },
          { value: 'online', label: 'Online' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Show' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Online' }));
    expect(handleChange).toHaveBeenCalledWith('online');
  });
});

describe('Select', () => {
  it('groups neighbouring options', () => {
    renderUi(
      <Select
        aria-label="Group"
        defaultValue=""
        placeholder="Choose a group"
        options={[
          { value: 'a', label: 'Design', group: 'Mine' },
          { value: 'b', label: 'Sales', group: 'Mine' },
          { value: 'c', label: 'Guests' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Mine' })).toContainElement(screen.getByRole('option', { name: 'Sales' }));
    expect(screen.getByRole('combobox', { name: 'Group' })).toHaveValue('');
  });
});
