import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newAccount } from '../../fixtures/api.ts';
import { FULL_CHROMIUM } from '../../fixtures/chromium.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

const EXTENSION = path.join(import.meta.dirname, '../../../integrations/chrome-extension');
const EVENT = 'https://calendar.google.com/calendar/u/0/r/eventedit';
/**
 * Stands in for the calendar's editor, which draws itself late: an input for the place, and the text that the
 * calendar's own code read from it.
 */
const CALENDAR = `<!doctype html><html lang="en"><title>Event</title><main><div id="xLocIn"></div><output></output></main>
<script>
  setTimeout(() => {
    const input = Object.assign(document.createElement('input'), { type: 'text' });
    input.setAttribute('aria-label', 'Add location');
    input.addEventListener('input', () => { document.querySelector('output').textContent = 'Saved: ' + input.value; });
    document.getElementById('xLocIn').append(input);
  }, 300);
</script></html>`;

let folder: string;
let context: BrowserContext;
let extension: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-extension-'));
  await cp(EXTENSION, path.join(folder, 'extension'), { recursive: true });
  const unpacked = path.join(folder, 'extension');
  context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: FULL_CHROMIUM.executablePath,
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...FULL_CHROMIUM.args, `--load-extension=${unpacked}`, `--disable-extensions-except=${unpacked}`],
  });
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  // Outside its browser, such an address has no origin.
  extension = `chrome-extension://${new URL(worker.url()).host}`;
  await context.route('https://calendar.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: CALENDAR }),
  );
});
test.afterEach(async () => {
  await context.close();
  // The browser's last processes may still write into the profile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/**
 * Saves an address on the options page, and waits for the page's words about it. The page's script reads the former
 * address after the page is loaded: until then, it overwrites the field and does not handle the form.
 */
async function saveAddress(options: Page, address: string, said: string): Promise<void> {
  await expect(async () => {
    await options.getByRole('textbox', { name: 'Address of your Meet' }).fill(address);
    await options.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(options.getByText(said)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('the extension signs in, starts a meeting, copies its link and puts one into an event', async ({
  request,
  baseURL,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  await context.addInitScript(
    ([token, email, fullName, origin]) => {
      if (location.origin !== origin) return;
      localStorage.setItem('user-token', JSON.stringify({ token }));
      localStorage.setItem('email', email!);
      localStorage.setItem('fullName', fullName!);
    },
    [ana.token, ana.email, ana.fullName, baseURL],
  );

  const popup = await open(`${extension}/src/popup.html`);
  await expectAccessible(popup.getByRole('button', { name: 'Set up' }));
  const options = await open(`${extension}/src/options.html`);
  const address = options.getByRole('textbox', { name: 'Address of your Meet' });
  await saveAddress(options, 'http://meet.example', 'Enter a whole address that begins with https://');
  await saveAddress(options, `${baseURL}/dashboard/join`, 'Saved.');
  await expect(address).toHaveValue(baseURL!);
  await expectAccessible(address);

  const early = await open(EVENT);
  await early.getByRole('button', { name: 'Add Meet link' }).click();
  await expect(early.getByText('Sign in by the extension’s button first.')).toBeVisible();
  await early.close();

  const pending = context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Sign in' }).press('Enter');
  const consent = await pending;
  await consent.getByRole('button', { name: 'Allow' }).click();
  await expect(consent.getByRole('heading', { name: 'Meet for Chrome is connected' })).toBeVisible();
  await expect(popup.getByText(`Signed in as Ana Pop (${ana.email})`)).toBeVisible();

  const starting = context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Start a meeting' }).press('Enter');
  const meeting = await starting;
  await expect(meeting).toHaveURL(new RegExp(`^${baseURL}/s/\\d{9,10}`));
  const roomId = new URL(meeting.url()).pathname.split('/')[2]!;
  const link = `${baseURL}/j/${roomId}`;
  await expect(popup.getByRole('textbox', { name: 'Latest link' })).toHaveValue(link);
  await popup.bringToFront();
  await popup.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(popup.getByText('The link was copied.')).toBeVisible();
  expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(popup.getByRole('button', { name: 'Start a meeting' }));
  await meeting.close();

  const calendar = await open(EVENT);
  const add = calendar.getByRole('button', { name: 'Add Meet link' });
  await expect(add).toHaveCount(1);
  // A click by the page's own script must have no effect, because no person made it.
  await add.evaluate((button: HTMLButtonElement) => button.click());
  await add.press('Enter');
  await expect(calendar.getByText('The link was added.')).toBeVisible();
  const place = calendar.getByRole('textbox', { name: 'Add location' });
  await expect(place).toHaveValue(new RegExp(`^${baseURL}/j/\\d{9,10}$`));
  await expect(calendar.getByText(`Saved: ${await place.inputValue()}`)).toBeVisible();

  const integrations = await open(`${baseURL}/integrations`);
  const section = integrations.getByRole('region', { name: 'Authorized applications' });
  await section.getByRole('button', { name: 'Revoke: Meet for Chrome' }).press('Enter');
  await confirm(integrations, 'Revoke what Meet for Chrome may do?', 'Revoke');
  await expect(section.getByText('You have allowed no application anything')).toBeVisible();
  await popup.bringToFront();
  await popup.getByRole('button', { name: 'Make a link and copy it' }).press('Enter');
  await expect(popup.getByText('You are signed out. Sign in again.')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the extension accepts only responses to its own requests, and signing out revokes the permission', async ({
  request,
  baseURL,
}) => {
  const ben = await newAccount(request, 'Ben Radu');
  await context.addInitScript(
    ([token, email, fullName, origin]) => {
      if (location.origin !== origin) return;
      localStorage.setItem('user-token', JSON.stringify({ token }));
      localStorage.setItem('email', email!);
      localStorage.setItem('fullName', fullName!);
    },
    [ben.token, ben.email, ben.fullName, baseURL],
  );
  const options = await open(`${extension}/src/options.html`);
  await saveAddress(options, baseURL!, 'Saved.');
  const popup = await open(`${extension}/src/popup.html`);
  const signIn = async () => {
    const pending = context.waitForEvent('page');
    await popup.bringToFront();
    await popup.getByRole('button', { name: 'Sign in' }).press('Enter');
    return pending;
  };

  // An attacker's answer is opened in the tab in which the extension requested authorization.
  const lured = await signIn();
  await expect(lured.getByRole('button', { name: 'Allow' })).toBeVisible();
  await lured.goto(`${baseURL}/oauth2/authorize-chrome-extension?code=theirs&state=theirs&iss=${baseURL}`);
  await expect(lured.getByRole('heading', { name: 'The extension does not answer' })).toBeVisible();
  await lured.close();

  const denied = await signIn();
  await denied.getByRole('button', { name: 'Deny' }).click();
  await expect(denied.getByRole('heading', { name: 'You did not allow it' })).toBeVisible();
  await denied.close();
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();

  const allowed = await signIn();
  await allowed.getByRole('button', { name: 'Allow' }).click();
  await expect(allowed.getByRole('heading', { name: 'Meet for Chrome is connected' })).toBeVisible();
  await allowed.goto('/integrations');
  const section = allowed.getByRole('region', { name: 'Authorized applications' });
  await expect(section.getByText('Meet for Chrome')).toBeVisible();
  await popup.bringToFront();
  await popup.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(section.getByText('You have allowed no application anything')).toBeVisible();
});
