import { describe, expect, it, jest } from '@jest/globals';
import { createCallDefiner, input, toOperation, output, requiredText, text } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import { Button, TextField } from '@meet/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { CallDialog } from './CallDialog.tsx';
import { CallForm, type CallFormProps } from './CallForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const openPoll = toOperation(
  createCallDefiner('polls')('openPoll', {
    path: 'open-poll',
    access: 'user',
    summary: 'Opens a poll.',
    input: input({ question: requiredText('polls.questionRequired'), place: text() }),
    output: output({ pollId: text().required() }),
  }),
  'hash',
);

const contractTexts = [async () => ({ polls: { questionRequired: 'A question is required' } })];
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Open' });
const refuse = (answer: object, status = 200) => {
  throw new CallFailure(status, answer);
};

type Values = { question: string; place: string };
const EMPTY: Values = { question: '', place: '' };

function show(answer: unknown, props: Partial<CallFormProps<Values, { pollId: string }>> = {}) {
  const handleDone = jest.fn();
  const form = (
    <CallForm {...{ call: openPoll, initialValues: EMPTY, onDone: handleDone, label: 'Poll' }} {...(props as object)}>
      {props.children ?? (
        <>
          <TextField name="question" label="Question" />
          <TextField name="place" label="Place" />
          <SubmitButton>Open</SubmitButton>
        </>
      )}
    </CallForm>
  );
  return renderInHost(form, { api: { openPoll: answer }, contractTexts }).then(({ host }) => ({ host, handleDone }));
}

describe('a form that is one call', () => {
  it('makes the call with its values and forwards the answer', async () => {
    const { host, handleDone } = await show({ pollId: 'p1' });
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    await waitFor(() => expect(handleDone).toHaveBeenCalledTimes(1));
    expect(handleDone.mock.calls[0]!.slice(0, 2)).toEqual([{ pollId: 'p1' }, { question: 'Tea?', place: '' }]);
    expect(host.calls).toEqual([{ name: 'openPoll', input: { question: 'Tea?', place: '' } }]);
  });

  it('converts its values to the input of the call', async () => {
    const { host, handleDone } = await show(
      { pollId: 'p1' },
      { toInput: ({ question }: Values) => ({ question: `${question}!` }) },
    );
    await userEvent.type(field('Question'), 'Tea');
    await userEvent.click(send());
    await waitFor(() => expect(handleDone).toHaveBeenCalled());
    expect(host.calls).toEqual([{ name: 'openPoll', input: { question: 'Tea!' } }]);
  });

  it('validates with the call’s schema, in the person’s language, and focuses the first invalid field', async () => {
    const { host } = await show({ pollId: 'p1' });
    await userEvent.click(send());
    expect(await screen.findByText('A question is required')).toBeVisible();
    await waitFor(() => expect(field('Question')).toHaveFocus());
    expect(field('Question')).toBeInvalid();
    expect(host.calls).toEqual([]);
  });

  it('notifies its owner when invalid values are submitted', async () => {
    const handleInvalid = jest.fn();
    await show({ pollId: 'p1' }, { onInvalid: handleInvalid });
    await userEvent.click(send());
    await waitFor(() => expect(handleInvalid).toHaveBeenCalledTimes(1));
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(handleInvalid).toHaveBeenCalledTimes(1);
  });

  it('shows a server’s error beside the field, focuses the field and keeps its value', async () => {
    const { handleDone } = await show(() =>
      refuse({ code: 'VALIDATION', fields: [{ path: 'place', key: 'x', message: 'No such place' }] }, 400),
    );
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.type(field('Place'), 'Mars');
    await userEvent.click(send());
    expect(await screen.findByText('No such place')).toBeVisible();
    await waitFor(() => expect(field('Place')).toHaveFocus());
    expect(field('Place')).toBeInvalid();
    expect(field('Place')).toHaveValue('Mars');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(handleDone).not.toHaveBeenCalled();
  });

  it('keeps the server’s error beside the field until that field changes', async () => {
    await show(() => refuse({ code: 'VALIDATION', fields: [{ path: 'place', key: 'x', message: 'No such place' }] }));
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.type(field('Place'), 'Mars');
    await userEvent.click(send());
    await screen.findByText('No such place');
    await userEvent.tab();
    await userEvent.type(field('Question'), '?');
    expect(screen.getByText('No such place')).toBeVisible();
    await userEvent.type(field('Place'), '2');
    await waitFor(() => expect(screen.queryByText('No such place')).not.toBeInTheDocument());
  });

  it('keeps the server’s error beside a nested field, too', async () => {
    await renderInHost(
      <CallForm
        initialValues={{ place: { name: '', floor: '' } }}
        send={async () => refuse({ fields: [{ path: 'place.name', key: 'x', message: 'No such place' }] })}
      >
        <TextField name="place.name" label="Place" />
        <TextField name="place.floor" label="Floor" />
        <SubmitButton>Open</SubmitButton>
      </CallForm>,
      { contractTexts },
    );
    await userEvent.click(send());
    await screen.findByText('No such place');
    await userEvent.type(field('Floor'), '2');
    await userEvent.tab();
    expect(screen.getByText('No such place')).toBeVisible();
    await userEvent.type(field('Place'), 'Here');
    await waitFor(() => expect(screen.queryByText('No such place')).not.toBeInTheDocument());
  });

  it('can send the same values again after a refusal', async () => {
    let isFull = true;
    const { handleDone } = await show(() =>
      isFull ? refuse({ fields: [{ path: 'place', key: 'x', message: 'Full' }] }) : { pollId: 'p1' },
    );
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    await screen.findByText('Full');
    isFull = false;
    await userEvent.click(send());
    await waitFor(() => expect(handleDone).toHaveBeenCalledTimes(1));
  });

  it('announces a server’s error about a field that it lacks above the fields', async () => {
    await show(() => refuse({ fields: [{ path: 'owner', key: 'x', message: 'The owner is away' }] }));
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('The owner is away');
  });

  it('announces any other refusal above the fields, until something is typed', async () => {
    await show(() => refuse({ code: 'CLOSED', message: 'It is over' }));
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over');
    expect(field('Question')).toHaveValue('Tea?');
    await userEvent.type(field('Question'), '?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes a refusal when a value changes without typing, and announces the next one', async () => {
    await show(() => refuse({ code: 'CLOSED', message: 'It is over' }), {
      children: ({ setFieldValue }) => (
        <>
          <TextField name="question" label="Question" />
          <Button onClick={() => void setFieldValue('place', 'Here')}>Here</Button>
          <SubmitButton>Open</SubmitButton>
        </>
      ),
    });
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over');
    await userEvent.click(screen.getByRole('button', { name: 'Here' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over');
  });

  it('keeps its values if the server can’t be reached, and can be sent again', async () => {
    let isOffline = true;
    const { handleDone } = await show(() =>
      isOffline ? refuse({ code: 'NETWORK', message: 'No connection' }, 0) : { pollId: 'p1' },
    );
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(field('Question')).toHaveValue('Tea?');
    isOffline = false;
    await userEvent.click(send());
    await waitFor(() => expect(handleDone).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the display of a refusal to its owner', async () => {
    const handleRefusal = jest.fn((): undefined => {});
    await show(() => refuse({ message: 'No' }), { toRefusal: handleRefusal });
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    await waitFor(() => expect(handleRefusal).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('No')).not.toBeInTheDocument();
  });

  it('sends once, even if it is submitted again during the call', async () => {
    let answer: (output: unknown) => void = () => {};
    const { host, handleDone } = await show(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(field('Question'), 'Tea?');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Poll' });
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(host.calls).toHaveLength(1));
    act(() => form.requestSubmit());
    await userEvent.click(send());
    await userEvent.type(field('Question'), '{Enter}');
    expect(host.calls).toHaveLength(1);
    // Fields and button stay enabled.
    expect(send()).toBeEnabled();
    expect(field('Question')).toBeEnabled();
    await act(async () => answer({ pollId: 'p1' }));
    await waitFor(() => expect(handleDone).toHaveBeenCalledTimes(1));
    expect(host.calls).toHaveLength(1);
  });

  it('sends by a function of its owner, such as a view-model’s action', async () => {
    const handleDone = jest.fn();
    const { host } = await renderInHost(
      <CallForm
        schema={openPoll.input}
        initialValues={EMPTY}
        send={async ({ question }) => question.length}
        onDone={handleDone}
      >
        <TextField name="question" label="Question" />
        <SubmitButton>Open</SubmitButton>
      </CallForm>,
      { contractTexts },
    );
    await userEvent.click(send());
    expect(await screen.findByText('A question is required')).toBeVisible();
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    await waitFor(() => expect(handleDone.mock.calls[0]?.[0]).toBe(4));
    expect(host.calls).toEqual([]);
  });
});

describe('a dialog that is one call', () => {
  async function open(answer: unknown, props: object = {}) {
    const handleClose = jest.fn();
    const { host } = await renderInHost(
      <CallDialog
        call={openPoll}
        title="New poll"
        initialValues={EMPTY}
        submitLabel="Open"
        onDone={handleClose}
        onClose={() => handleClose('left')}
        {...props}
      >
        {({ values }) => (
          <>
            <TextField name="question" label="Question" />
            <Button>{values.question || 'nothing yet'}</Button>
          </>
        )}
      </CallDialog>,
      { api: { openPoll: answer }, contractTexts },
    );
    await screen.findByRole('dialog', { name: 'New poll' });
    return { host, handleClose };
  }

  it('focuses its first field, sends on Enter and leaves closing to its owner', async () => {
    const { handleClose } = await open({ pollId: 'p1' });
    await waitFor(() => expect(field('Question')).toHaveFocus());
    await userEvent.keyboard('Tea?{Enter}');
    await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
    expect(handleClose.mock.calls[0]![0]).toEqual({ pollId: 'p1' });
    expect(screen.getByRole('button', { name: 'Tea?' })).toBeVisible();
  });

  it('closes by Cancel without a call', async () => {
    const { host, handleClose } = await open({ pollId: 'p1' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(handleClose).toHaveBeenCalledWith('left');
    expect(host.calls).toEqual([]);
  });

  it('stays open with a refusal above its fields and what was typed', async () => {
    const { handleClose } = await open(() => refuse({ message: 'It is over' }));
    await userEvent.type(field('Question'), 'Tea?');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over');
    expect(field('Question')).toHaveValue('Tea?');
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('can have no main button, and another name for Cancel', async () => {
    await open(null, { submitLabel: undefined, cancelLabel: 'Done' });
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('disables its main button while its owner requires it', async () => {
    await open(null, { submit: ({ values }: { values: Values }) => ({ disabled: values.question === '' }) });
    expect(send()).toBeDisabled();
    await userEvent.type(field('Question'), 'Tea?');
    expect(send()).toBeEnabled();
  });
});
