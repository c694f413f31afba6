import { createRemote } from '@meet/create-remote';
import type { Page } from '@playwright/test';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startDevServer } from '../../fixtures/devServer.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const MFE = path.join(ROOT, 'packages/mfe-build/src/bin/mfe.js');

test('one remote runs from its sources in the shell’s frame, with a chosen gateway', async ({ newPerson, baseURL }) => {
  const ana = await newPerson('Ana Pop');
  const server = await startDevServer(MFE, path.join(ROOT, 'mfe-chat'), 'mfe-chat', baseURL!);
  try {
    const errors: string[] = [];
    ana.page.on('pageerror', ({ message }) => errors.push(message));
    await ana.page.goto(`${server.url}/dashboard/join`);
    await chatWidget(ana.page).open();
    await expect(chatWidget(ana.page).window.getByText('No conversation started')).toBeVisible();
    // The gateway serves the other remotes.
    await expect(ana.page.getByRole('button', { name: 'Join meeting' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a changed component is replaced without a reload, and typed text is kept', async ({ newPerson, baseURL }) => {
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  // The folder is within the workspace, so that its imports resolve to the packages.
  const scratch = await mkdtemp(path.join(ROOT, '.cache/refresh-'));
  const folder = path.join(scratch, 'mfe-tallies');
  await createRemote(folder);
  const source = path.join(folder, 'src/page/TalliesPage.tsx');
  await change(source, (text) =>
    text
      .replace('<Page>', '<Page>\n      <Text>First words</Text>\n      <Note />')
      .replace(
        "import { useState } from 'react';",
        "import { useState } from 'react';\nimport { Note } from './Note.tsx';",
      ),
  );
  const note = path.join(folder, 'src/page/Note.tsx');
  await writeFile(
    note,
    `import { useState } from 'react';

export function Note() {
  const [text, setText] = useState('');
  return (
    <label>
      Note <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}
`,
  );
  const server = await startDevServer(MFE, folder, 'mfe-tallies', baseURL!);
  const { page } = await newPerson('Ana Pop');
  try {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${server.url}/tallies`);
    await expect(page.getByText('First words')).toBeVisible();
    await page.evaluate(() => ((globalThis as { isSamePage?: boolean }).isSamePage = true));
    const field = page.getByRole('textbox', { name: 'Note' });
    await field.fill('Kept');

    await change(source, (text) => text.replace('First words', 'Second words'));
    await expect(page.getByText('Second words')).toBeVisible();
    await expect(field).toHaveValue('Kept');
    // The component that holds the typed text can be replaced, too.
    await change(note, (text) => text.replace('Note <input', 'Remark <input'));
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('Kept');

    // A part that is loaded later comes in its present version.
    const countBuilds = () => server.said().match(/built in/g)?.length ?? 0;
    await expect.poll(countBuilds).toBeGreaterThanOrEqual(3);
    const before = countBuilds();
    await change(path.join(folder, 'src/welcome/WelcomeDialog.tsx'), (text) =>
      text.replace("<Text>{t('welcome.text', { name })}</Text>", '<Text>Written meanwhile</Text>'),
    );
    await expect.poll(countBuilds).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Say welcome' }).click();
    await expect(page.getByRole('dialog').getByText('Written meanwhile')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Thank you' }).click();

    await change(source, (text) => text.replace('<Text>Second words</Text>', '<Text>Third words'));
    const notice = page.getByRole('alert').filter({ hasText: 'TalliesPage.tsx' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Second words')).toBeVisible();
    await change(source, (text) => text.replace('<Text>Third words', '<Text>Third words</Text>'));
    await expect(page.getByText('Third words')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('Kept');
    expect(await isSamePage(page)).toBe(true);
    expect(violations).toEqual([]);

    // Only components can be replaced: after another change, the page reloads to show it.
    await change(path.join(folder, 'src/i18n/en_US.json'), (text) => text.replace('Say welcome', 'Say hello'));
    await expect(page.getByRole('button', { name: 'Say hello' })).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
  } finally {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
});

const isSamePage = (page: Page) => page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage ?? false);

/** Changes a file in one step: a server that builds while it is being written would read an empty file. */
async function change(file: string, how: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`Nothing to change in ${file}.`);
  await writeFile(`${file}.next`, after);
  await rename(`${file}.next`, file);
}
