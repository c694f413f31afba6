import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { email } from '@meet/contracts';
import { renderInHost } from '@meet/remote-kit/testing';
import { Form, Formik } from '@meet/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PeopleField, useValidator, type Addressee, type KnownPerson, type PeopleFieldProps } from './index.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const ADDRESS = email();
const CLEO: KnownPerson = { email: 'cleo@example.com', fullName: 'Cleo Ion', avatar: null, presence: 'busy' };
const TEN = [
  'Ana Pop <ana@example.com>, "Stan, Bo" <bo@example.com>; cleo@example.com',
  'dan@example.com\teva@example.com',
  'Radu, Filip <filip@example.com>',
  'gina@example.com',
  'horia@example',
  'ina@example.com; jon@example.com',
].join('\n');

function Held({ sent, ...more }: { sent: (people: readonly Addressee[]) => void } & Partial<PeopleFieldProps>) {
  const [value, setValue] = useState<readonly Addressee[]>([]);
  const validate = useValidator(ADDRESS);
  return (
    <Formik initialValues={{}} onSubmit={() => sent(value)}>
      <Form>
        <PeopleField label="People" value={value} onChange={setValue} validate={validate} known={[CLEO]} {...more} />
        <button type="submit">Send</button>
      </Form>
    </Formik>
  );
}

describe('the field for people', () => {
  let sent: jest.Mock<(people: readonly Addressee[]) => void>;
  beforeEach(() => void (sent = jest.fn<(people: readonly Addressee[]) => void>()));
  afterEach(() => void jest.restoreAllMocks());

  async function show(more: Partial<PeopleFieldProps> = {}) {
    await renderInHost(<Held sent={sent} {...more} />);
    const input = screen.getByRole('combobox', { name: /^People/ });
    const user = userEvent.setup();
    await user.click(input);
    return { input, user };
  }
  const chips = () =>
    within(screen.getByRole('list', { name: 'Chosen people' }))
      .getAllByRole('listitem')
      .map(({ textContent, title }) => title || textContent);
  const button = (name: string) => screen.getByRole('button', { name });
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find(Boolean);

  it('turns a pasted list into chips, and marks an invalid one with the reason', async () => {
    const { input, user } = await show();
    await user.paste(TEN);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole('list')).toHaveTextContent(/Ana Pop.*Stan, Bo.*Cleo Ion.*dan@example.com.*Radu, Filip/);
    expect(said()).toBe('Added 9 addresses, 1 is not valid');
    expect(button('Correct horia@example: E-mail pattern is invalid')).toBeVisible();
    expect(screen.getByText('E-mail pattern is invalid')).toBeVisible();
    expect(input).toHaveValue('');
    expect(input).toBeInvalid();
  });

  it('returns an invalid chip to the input, and keeps the text typed before', async () => {
    const { input, user } = await show();
    await user.paste('horia@example; ana@example.com');
    await user.type(input, 'bo@example.com');
    await user.click(button('Correct horia@example: E-mail pattern is invalid'));
    expect(input).toHaveFocus();
    expect(input).toHaveValue('horia@example');
    await user.type(input, '.com{Enter}');
    expect(chips()).toEqual(['ana@example.com', 'bo@example.com', 'horia@example.com']);
    expect(input).toBeValid();
  });

  it('leaves Enter to an input method that composes a word, also with Safari’s order of events', async () => {
    const { input, user } = await show();
    await user.type(input, 'たな');
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(input).toHaveValue('たな');
    expect(screen.queryByRole('list', { name: 'Chosen people' })).toBeNull();
  });

  it('drops duplicates, ignoring case, and announces it', async () => {
    const { user } = await show({ taken: new Set(['eva@example.com']) });
    await user.paste('ana@example.com; ANA@example.com, eva@example.com; bo@example.com');
    expect(chips()).toEqual(['ana@example.com', 'bo@example.com']);
    expect(said()).toBe('Added 2 addresses, 2 were there already');
  });

  it('shows its texts for a duplicate and for an empty field, if it has them', async () => {
    const { input, user } = await show({ twiceText: 'Already here', emptyText: 'Who?', buttons: { add: 'Add' } });
    await user.type(input, 'ana@example.com{Enter}ana@example.com{Enter}');
    expect(screen.getByText('Already here')).toBeVisible();
    await user.click(button('Add'));
    expect(screen.getByText('Who?')).toBeVisible();
    await user.type(input, 'b');
    expect(screen.queryByText('Who?')).not.toBeInTheDocument();
  });

  it('keeps a pasted part of an address as text, and ends an address at a comma', async () => {
    const { input, user } = await show();
    await user.paste('example.com');
    expect(input).toHaveValue('example.com');
    await user.type(input, 'bo@', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.type(input, ',');
    expect(chips()).toEqual(['bo@example.com']);
  });

  it('suggests contacts with presence, and accepts a known name instead of an address', async () => {
    const { input, user } = await show();
    await user.type(input, 'cle');
    expect(within(screen.getByRole('option', { name: /Cleo Ion/ })).getByRole('img', { name: 'Busy' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['cleo@example.com']);
    await user.type(input, 'cle');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.clear(input);
    await user.keyboard('{Backspace}');
    expect(said()).toBe('Removed Cleo Ion');
    await user.type(input, 'cleo ion{Enter}');
    expect(chips()).toEqual(['cleo@example.com']);
  });

  it('finds and accepts a contact by a name without accents', async () => {
    const stefan: KnownPerson = { email: 'stefan@example.com', fullName: 'Ștefan Popescu', avatar: null };
    const { input, user } = await show({ known: [CLEO, stefan] });
    await user.type(input, 'stefan pop');
    expect(screen.getByRole('option', { name: /Ștefan Popescu/ })).toBeVisible();
    await user.type(input, 'escu{Enter}');
    expect(chips()).toEqual(['stefan@example.com']);
    expect(input).toBeValid();
  });

  it('prefers the contact whose name has the same accents', async () => {
    const [stefan, other] = ['Ștefan Popescu', 'Stefan Popescu'].map((fullName, index) => ({
      ...{ email: `stefan${index}@example.com`, fullName, avatar: null },
    }));
    const { input, user } = await show({ known: [stefan!, other!] });
    await user.type(input, 'S\u0326tefan Popescu{Enter}');
    expect(chips()).toEqual(['stefan0@example.com']);
    await user.type(input, 'stefan popescu{Enter}');
    expect(chips()).toEqual(['stefan0@example.com', 'stefan1@example.com']);
  });

  it('works by keyboard: arrows between chips, Delete, and Backspace for the last one', async () => {
    const { input, user } = await show();
    await user.paste('ana@example.com, bo@example, cleo@example.com');
    await user.keyboard('{ArrowLeft}');
    expect(button('Remove Cleo Ion')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('Correct bo@example: E-mail pattern is invalid')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('Remove ana@example.com')).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(chips()).toEqual(['E-mail pattern is invalid', 'cleo@example.com']);
    expect(button('Correct bo@example: E-mail pattern is invalid')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(input).toHaveFocus();
    await user.keyboard('{Backspace}{Backspace}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(input).toHaveFocus();
  });

  it('has one tab stop for all chips before its input', async () => {
    const { input, user } = await show();
    await user.paste('ana@example.com, bo@example.com, dan@example.com');
    await user.tab({ shift: true });
    expect(button('Remove dan@example.com')).toHaveFocus();
    await user.tab();
    expect(input).toHaveFocus();
  });

  it('adds an address on Enter, sends on the next Enter, and includes typed text when the button sends', async () => {
    const { input, user } = await show();
    await user.type(input, 'ana@example.com{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenLastCalledWith([{ email: 'ana@example.com', name: '' }]);
    await user.type(input, 'bo@example.com');
    await user.click(button('Send'));
    expect(sent).toHaveBeenLastCalledWith([
      { email: 'ana@example.com', name: '' },
      { email: 'bo@example.com', name: '' },
    ]);
  });

  it('completes a partial name that fits one person on Enter, but not when the form is sent', async () => {
    const { input, user } = await show();
    await user.type(input, 'cle{Enter}');
    expect(chips()).toEqual(['cleo@example.com']);
    await user.keyboard('{Backspace}');
    await user.type(input, 'cle');
    await user.click(button('Send'));
    expect(button('Correct cle: E-mail pattern is invalid')).toBeVisible();
  });

  it('keeps a partial name when it loses the focus, but adds an address', async () => {
    const { input, user } = await show();
    await user.type(input, 'cle');
    await user.tab();
    expect(input).toHaveValue('cle');
    await user.clear(input);
    await user.type(input, 'ana@example.com');
    await user.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    expect(chips()).toEqual(['ana@example.com']);
  });

  it('keeps a correction in progress if the focus leaves and returns', async () => {
    const { input, user } = await show();
    await user.paste('ana@example.com, bo@example');
    await user.click(button('Correct bo@example: E-mail pattern is invalid'));
    act(() => (button('Send').focus(), input.focus()));
    // The window loses the focus, but the field stays the document's active element.
    fireEvent.blur(input);
    await act(async () => nextTask());
    expect(input).toHaveValue('bo@example');
    expect(chips()).toEqual(['ana@example.com']);
  });
});
