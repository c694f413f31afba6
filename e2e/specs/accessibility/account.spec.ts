import { PASSWORD } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { test } from '../../fixtures/test.ts';
import { walk } from './walk.ts';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFfAJ8d5kRzAAAAABJRU5ErkJggg==';

test('the profile is accessible in all its states', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  const { alert, choose, dialog, press, seen } = walk(page);
  await page.goto('/dashboard/join');
  await choose('Your account', 'Profile');
  const profile = dialog('Profile');
  await expectAccessible(profile.getByRole('button', { name: 'Edit: Full name' }));
  await press('Edit: Full name');
  await profile.getByRole('textbox', { name: 'Full name' }).fill('Ana <');
  await press('Save');
  await expectAccessible(profile.getByText('Full name cannot contain special characters'));
  await press('Cancel');
  await press('Edit: Phone number');
  await expectAccessible(profile.getByRole('textbox', { name: 'Phone number' }));
  await press('Cancel');

  const file = { name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  const cropper = dialog('Choose what is shown');
  await expectAccessible(cropper);
  await press('Save', cropper);
  await press('Remove the picture');
  await seen(alert);

  await page.getByRole('tab', { name: 'Security' }).click();
  await expectAccessible(page.getByRole('heading', { name: 'Second factor' }));
  await press('Turn on');
  await profile.getByRole('textbox', { name: 'Current password' }).last().fill(PASSWORD);
  await press('Continue');
  await expectAccessible(page.getByRole('img', { name: 'QR code of the key' }));
});

test('devices, API keys and webhooks are accessible, with their errors and confirmations', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  const { alert, choose, dialog, press, seen, shut } = walk(page);
  await page.goto('/integrations');
  await choose('Your account', 'Signed-in devices');
  await seen(page.getByRole('dialog'));
  await choose('Your account', 'Notification preferences');
  await seen(page.getByRole('dialog').filter({ has: page.getByRole('switch') }));

  await choose('Your account', 'API keys');
  const keys = dialog('API keys');
  await expectAccessible(keys.getByText('You have no API keys yet'));
  await press('Add API Key', keys);
  await press('Generate', keys);
  await expectAccessible(keys.getByText('Name is required', { exact: true }));
  await keys.getByRole('textbox', { name: 'Name' }).fill('Holidays');
  await keys.getByRole('combobox', { name: 'Available Service' }).selectOption({ label: 'Calendar' });
  await press('Generate', keys);
  await press('Delete the key Holidays', keys);
  await seen(alert);
  await shut(keys);

  await press('Add webhook');
  const webhook = page.getByRole('dialog');
  await press('Add webhook', webhook);
  await expectAccessible(webhook.getByText(/required/).first());
  await webhook.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hook');
  await press('Add webhook', webhook);
  await press('Deliveries: https://example.com/hook');
  await seen(page.getByText('Nothing was sent yet'));
  await press('Change https://example.com/hook');
  await press('Show', webhook);
  await expectAccessible(webhook.getByText(/^whsec_/));
});
