import { describe, expect, it } from '@jest/globals';
import { toPlainText } from '@meet/contracts/markdown';
import { screen } from '@testing-library/react';
import { renderChat } from '../../testing/renderChat.tsx';
import { MessageText } from './MessageText.tsx';

async function show(content: string) {
  const { container } = await renderChat(
    <div data-testid="text">
      <MessageText content={content} />
    </div>,
  );
  return { container, shown: screen.getByTestId('text') };
}

describe('the text of a message', () => {
  it('is rendered as Markdown', async () => {
    await show(
      '**bold** *italic* ~~gone~~ `a_b` [plan](https://example.com/a)\n- one\n> said\n```ts\nconst a = 1;\n```',
    );
    const getTag = (text: string) => screen.getByText(text).tagName;
    expect(['bold', 'italic', 'gone', 'a_b', 'said'].map(getTag)).toEqual(['STRONG', 'EM', 'S', 'CODE', 'DIV']);
    expect(screen.getByRole('link', { name: 'plan' })).toHaveAttribute('href', 'https://example.com/a');
    expect(screen.getByRole('listitem')).toHaveTextContent('• one');
    expect(screen.getByText('said').closest('blockquote')).not.toBeNull();
    expect(await screen.findByText('const')).toHaveAttribute('data-token', 'keyword');
  });

  it.each([
    'snake_case_words, 2 * 3 * 4, https://example.com/a_b_*c* and `:)`',
    '**Plan**\n\n1. first\n2. *second*\n   - inner\n> quoted **text**\n\nend',
    '```js\nif (a) {\n\tb("<b>");\n}\n```',
    '<img src=x onerror=alert(1)> <script>alert(1)</script>',
  ])('shows the same text that is copied: %j', async (content) => {
    const { shown, container } = await show(content);
    const withoutLines = (text: string) => text.replaceAll('\n', '');
    await screen.findByTestId('text');
    expect(withoutLines(shown.textContent)).toBe(withoutLines(toPlainText(content)));
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('lays each part out in its own direction, and code from left to right', async () => {
    const { shown } = await show('مرحبا\n- Ana\n```\nx\n```');
    expect([...shown.children].map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'ltr']);
  });
});
