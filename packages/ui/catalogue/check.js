import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, serve } from './serve.js';

/**
 * Opens every section in both modes and three widths. Fails on any axe violation, console error or horizontal
 * scrolling. Saves screenshots in $SHOTS if that is set. $CHROMIUM is the path of the browser.
 */
const PORT = 6061;
const MODES = ['light', 'dark'];
const WIDTHS = [1440, 768, 390];
const PAGES = (
  process.env.PAGES ?? 'foundations buttons fields overlays feedback people data illustrations auth frame not-found'
).split(' ');

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
if (!process.argv.includes('--built')) await build('production');
const server = await serve(PORT);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const findings = [];

/** Overlays to open on their page, each with the names of the buttons that open it. */
const OPENINGS = {
  dialog: 'Open dialog',
  drawer: 'Open drawer',
  palette: 'Open command palette',
  confirm: 'Ask first',
  menu: 'Room options',
  popover: 'Notifications',
  toasts: ['Success', 'Error', 'Info', 'Warning', 'Confirm', 'Snackbar'],
};

async function inspect(page, where) {
  const shot = process.env.SHOTS && join(process.env.SHOTS, `${where.replaceAll(' ', '-')}.png`);
  if (shot) await page.screenshot({ path: shot, fullPage: !where.includes('+') });
  await page.evaluate(axe);
  // An open menu is at the end of the page, outside its landmarks, but people reach it only from its trigger.
  const rules = { region: { enabled: !where.includes('+menu') } };
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), {
    resultTypes: ['violations'],
    rules,
  });
  for (const { id, nodes } of violations)
    findings.push(
      `${where}: ${id} at ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message})`).join(' | ')}`,
    );
}

async function inspectOpenings(page, mode, width) {
  for (const [name, buttons] of Object.entries(OPENINGS)) {
    for (const button of [buttons].flat()) await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForTimeout(600);
    await inspect(page, `overlays+${name} ${mode} ${width}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

for (const mode of MODES)
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    let where = '';
    page.on('console', (message) => message.type() === 'error' && findings.push(`${where}: ${message.text()}`));
    page.on('pageerror', (error) => findings.push(`${where}: ${error.message}`));
    for (const name of PAGES) {
      where = `${name} ${mode} ${width}`;
      await page.goto(`http://localhost:${PORT}/?page=${name}&mode=${mode}`);
      await page.getByRole('heading').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await inspect(page, where);
      if (name === 'overlays') await inspectOpenings(page, mode, width);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) findings.push(`${where}: scrolls ${overflow} px sideways`);
    }
    await context.close();
  }

await browser.close();
server.close();
process.stdout.write(`${findings.join('\n') || 'No findings.'}\n`);
process.exitCode = findings.length ? 1 : 0;
