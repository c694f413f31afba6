import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import preset from './eslint.js';

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: preset as never });

async function complaintsAbout(source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath: 'src/Part.tsx' });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('the lint preset of remotes', () => {
  it.each([
    ['a raw z-index', `export const Part = () => <Box zIndex={5} />;`],
    ['a raw z-index in a text', `export const Part = () => <Box zIndex="5" />;`],
    ['a raw z-index of a style', `export const style = { zIndex: 9999 };`],
    ['a handler that captures keys', `export const Part = () => <div onKeyDownCapture={() => {}} />;`],
    ['a listener that captures keys', `window.addEventListener('keydown', () => {}, true);`],
    ['the same by an option', `document.addEventListener('keyup', () => {}, { capture: true });`],
    ['a style for the whole page', `export const Part = () => <style>{'p { color: red }'}</style>;`],
    ['a style sheet that is made', `document.createElement('style');`],
  ])('refuses %s', async (_what, source) => {
    expect(await complaintsAbout(source)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ['another remote', `import { chat } from 'mfe-chat';\nchat();`],
    ['the shell', `import { shell } from '@meet/shell/host';\nshell();`],
    ['what the design system is made of', `import { Box } from '@chakra-ui/react';\nBox();`],
    ['a service', `import { start } from '@meet/service-chat';\nstart();`],
  ])('refuses to import %s', async (_what, source) => {
    expect(await complaintsAbout(source)).toEqual(['no-restricted-imports']);
  });

  it('allows named layers, and listeners that do not capture keys', async () => {
    const source = `import { Box } from '@meet/ui';
export const Part = () => <Box zIndex="floating" onKeyDown={() => {}} />;
window.addEventListener('keydown', () => {});
window.addEventListener('scroll', () => {}, true);
`;
    expect(await complaintsAbout(source)).toEqual([]);
  });
});
