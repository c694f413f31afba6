import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildMessage } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { MessageLine } from './MessageLine.tsx';

describe('a message', () => {
  it('names its author', async () => {
    await renderChat(<MessageLine isFirst isOwn={false} message={buildMessage(1)} />);
    expect(screen.getByText('Ben Okafor')).toBeInTheDocument();
  });

  it('marks a guest of a meeting', async () => {
    const message = buildMessage(1, { name: 'Gus', email: '' });
    await renderChat(<MessageLine isFirst isOwn={false} message={message} />);
    expect(screen.getByText('Gus (guest)')).toBeInTheDocument();
  });

  it('marks a bot', async () => {
    const message = buildMessage(1, { name: 'CI', email: '', isBot: true });
    await renderChat(<MessageLine isFirst isOwn={false} message={message} />);
    expect(screen.getByText('CI')).toBeInTheDocument();
    expect(screen.getByText('Bot')).toBeInTheDocument();
  });

  it('lays a text out in its own direction and isolates a name in a sentence', async () => {
    const message = buildMessage(1, { name: 'محمد', email: '', content: 'مرحبا Ana' });
    await renderChat(<MessageLine isFirst isOwn={false} message={message} />);
    expect(screen.getByText('مرحبا Ana')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('\u2068محمد\u2069 (guest)')).toBeInTheDocument();
  });
});
