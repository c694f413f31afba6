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

  it('says of a meeting’s guest that they are one', async () => {
    const message = buildMessage(1, { name: 'Gus', email: '' });
    await renderChat(<MessageLine isFirst isOwn={false} message={message} />);
    expect(screen.getByText('Gus (guest)')).toBeInTheDocument();
  });
});
