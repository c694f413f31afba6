import { freshEmail, mailsTo, mailTo, PASSWORD } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor signs up, opens the mailed link, and is signed in', async ({ newVisitor, request }) => {
  const { page } = await newVisitor();
  const email = freshEmail('Ana Pop');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ana Pop');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(/Use at least 8 characters/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup-end');
  await expect(page.getByText(email)).toBeVisible();

  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();

  await page.goto((await mailTo(request, email)).links[0]!);
  await expect(page).toHaveURL('/dashboard/join');
  await expect(page.getByText('Welcome, Ana Pop. Your account is active.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello Ana' })).toBeVisible();
});

test('an activation link that was sent again still works after a stranger signs up with the address', async ({
  newVisitor,
  request,
}) => {
  const email = freshEmail('Ana Pop');
  const { page } = await newVisitor();
  const first = await request.post('/api/sign-up', { data: { email, fullName: 'Ana Pop', password: PASSWORD } });
  expect(first.ok()).toBe(true);
  const mailed = (await mailTo(request, email, /activat/i)).links[0]!;

  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This account is not active yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new activation link' }).click();
  await expect(page.getByText(`A new activation link is on its way to ${email}.`)).toBeVisible();

  const mailedLinks = async () => (await mailsTo(request, email)).map(({ links }) => links[0]!);
  await expect.poll(async () => (await mailedLinks()).length).toBe(2);
  const again = (await mailedLinks()).find((link) => link !== mailed)!;

  const squatter = { email, fullName: 'Eve Squatter', password: 'Squatters-pass-2' };
  expect((await request.post('/api/sign-up', { data: squatter })).ok()).toBe(true);
  await expect.poll(async () => (await mailedLinks()).length).toBe(3);
  await page.goto(mailed);
  await expect(page.getByRole('alert')).toContainText('This link was used already or is too old.');
  await page.goto(again);
  await page.getByLabel('Password of this sign-up', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page).toHaveURL('/dashboard/join');
  await expect(page.getByText('Welcome, Ana Pop.')).toBeVisible();
});

test('the owner of an address that a stranger signed up with chooses their own password', async ({
  newVisitor,
  request,
}) => {
  const email = freshEmail('Ana Pop');
  const { page } = await newVisitor();
  const squatter = { email, fullName: 'Eve Squatter', password: 'Squatters-pass-2' };
  expect((await request.post('/api/sign-up', { data: squatter })).ok()).toBe(true);
  await page.goto((await mailTo(request, email)).links[0]!);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page).toHaveURL('/dashboard/join');
  const signIn = async (password: string) =>
    ((await (await request.post('/api/login_email', { data: { email, password } })).json()) as { success: boolean })
      .success;
  expect(await signIn(squatter.password)).toBe(false);
  expect(await signIn(PASSWORD)).toBe(true);
});

test('a used activation link shows that it no longer works', async ({ newPerson, newVisitor, request }) => {
  const { email } = await newPerson('Ion Radu');
  const { page } = await newVisitor();
  await page.goto((await mailTo(request, email)).links[0]!);
  await expect(page.getByRole('alert')).toContainText('This link was used already or is too old.');
});

test('a wrong password shows an error and keeps the typed address', async ({ newPerson, newVisitor }) => {
  const { email } = await newPerson('Eva Dan');
  const { page } = await newVisitor();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The e-mail or the password is not correct.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('a person who forgot their password chooses a new one', async ({ newPerson, newVisitor, request }) => {
  const { email } = await newPerson('Mia Ilie');
  const { page } = await newVisitor();
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL('/forgot-password-end');
  await page.goto((await mailTo(request, email, /new password/)).links[0]!);
  await page.getByLabel('New password', { exact: true }).fill('Another-horse-2');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
});

test('a mailed sign-in link redirects to pages of the product only', async ({ newPerson, newVisitor, request }) => {
  const { email } = await newPerson('Dan Pavel');
  for (const [redirectTo, url] of [
    ['meetings-history', '/meetings-history'],
    ['//evil.example', '/dashboard/join'],
  ]) {
    const { page } = await newVisitor();
    const before = Date.now();
    await request.post('/api/send-login-link', { data: { email } });
    let link: string | undefined;
    await expect
      .poll(async () => {
        const mails = await mailsTo<{ subject: string; at: number; links: string[] }>(request, email);
        link = mails.find((mail) => /sign-in link/.test(mail.subject) && mail.at >= before)?.links[0];
        return link !== undefined;
      })
      .toBe(true);
    const token = new URL(link!).pathname.split('/').at(-1)!;
    await page.goto(`/login-via-token/${encodeURIComponent(redirectTo!)}/${token}`);
    await expect(page).toHaveURL(url!);
  }
});

test('a person signs in through the development issuer', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const email = freshEmail('Gina Luca');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with the development issuer' }).click();
  await expect(page.getByRole('heading', { name: 'Development issuer' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Name').fill('Gina Luca');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard/join');
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
});

test('an authorization response that this browser did not request is rejected', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/signin?code=stolen&state=somebody-elses');
  await expect(page.getByRole('alert')).toContainText('Login failed, please try signing in again');
});
