import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form, Formik, PasswordField, Select, SwitchField, TextField } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

function renderForm() {
  const handleSubmit = jest.fn();
  renderUi(
    <Formik
      initialValues={{ name: '', password: '', news: false }}
      validate={({ name }) => (name ? {} : { name: 'Name is required' })}
      onSubmit={(values) => void handleSubmit(values)}
    >
      <Form noValidate>
        <TextField name="name" label="Name" help="As others see it" required />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <SwitchField name="news" label="News" />
        <Button type="submit">Save</Button>
      </Form>
    </Formik>,
  );
  return { handleSubmit, user: userEvent.setup() };
}

describe('fields in a form', () => {
  it('use the help text as the control’s description', () => {
    renderForm();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As others see it');
  });

  it('say what is wrong once the person leaves the field', async () => {
    const { user } = renderForm();
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).not.toBeInvalid();
    await user.click(name);
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    expect(name).toBeInvalid();
  });

  it('do not submit while something is wrong, and keep what was typed', async () => {
    const { user, handleSubmit } = renderForm();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Name is required');
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    // The focus goes to the first invalid field.
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('focus the field that the server refused', async () => {
    renderUi(
      <Formik
        initialValues={{ name: 'Ana', alias: 'ana' }}
        onSubmit={async (_values, { setErrors }) => setErrors({ alias: 'The alias is taken' })}
      >
        <Form noValidate>
          <TextField name="name" label="Name" />
          <TextField name="alias" label="Alias" />
          <Button type="submit">Save</Button>
        </Form>
      </Formik>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Alias' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Alias' })).toHaveAccessibleDescription('The alias is taken');
  });

  it('submit typed values and switches', async () => {
    const { user, handleSubmit } = renderForm();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.click(screen.getByRole('switch', { name: 'News' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ name: 'Ada', password: '', news: true }));
  });

  it('reveal and hide a password', async () => {
    const { user } = renderForm();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('a select', () => {
  it('shows its value even if it is not among the options', () => {
    const options = [{ value: 'Europe/Kiev', label: 'Kiev' }];
    renderUi(<Select aria-label="Zone" value="Europe/Kyiv" options={options} onChange={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'Zone' })).toHaveDisplayValue('Europe/Kyiv');
  });
});
