import type { Locale } from '@meet/contracts';
import { freshEmail, mailTo, PASSWORD } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Words {
  readonly language: string;
  readonly tag: string;
  readonly fullName: string;
  readonly password: string;
  readonly signUp: string;
  readonly passwordRule: string;
  readonly checkMail: string;
  readonly active: string;
  readonly signIn: string;
  readonly wrong: string;
  readonly join: string;
  readonly account: string;
  readonly profile: string;
  readonly editAlias: string;
  readonly save: string;
  readonly reserved: string;
  readonly signOut: string;
}

const WORDS: Record<Locale, Words> = {
  en_US: {
    language: 'English',
    tag: 'en-US',
    fullName: 'Full name',
    password: 'Password',
    signUp: 'Sign up',
    passwordRule: 'Use at least 8 characters with a lowercase letter',
    checkMail: 'Check your mail',
    active: 'Your account is active',
    signIn: 'Sign in',
    wrong: 'The e-mail or the password is not correct.',
    join: 'Join meeting',
    account: 'Your account',
    profile: 'Profile',
    editAlias: 'Edit: Alias',
    save: 'Save',
    reserved: 'The alias is reserved!',
    signOut: 'Sign out',
  },
  fr_FR: {
    language: 'Français',
    tag: 'fr-FR',
    fullName: 'Nom complet',
    password: 'Mot de passe',
    signUp: 'S’inscrire',
    passwordRule: 'Utilisez au moins 8 caractères',
    checkMail: 'Consultez vos e-mails',
    active: 'Votre compte est actif',
    signIn: 'Se connecter',
    wrong: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
    join: 'Rejoindre la réunion',
    account: 'Votre compte',
    profile: 'Profil',
    editAlias: 'Modifier : Alias',
    save: 'Enregistrer',
    reserved: 'Cet alias est réservé !',
    signOut: 'Se déconnecter',
  },
  ro_RO: {
    language: 'Română',
    tag: 'ro-RO',
    fullName: 'Nume complet',
    password: 'Parolă',
    signUp: 'Înscriere',
    passwordRule: 'Folosiți cel puțin 8 caractere',
    checkMail: 'Verificați-vă e-mailul',
    active: 'Contul dumneavoastră este activ',
    signIn: 'Conectare',
    wrong: 'Adresa de e-mail sau parola nu este corectă.',
    join: 'Intră în întâlnire',
    account: 'Contul dumneavoastră',
    profile: 'Profil',
    editAlias: 'Modifică: Alias',
    save: 'Salvează',
    reserved: 'Acest alias este rezervat!',
    signOut: 'Deconectare',
  },
};

for (const [locale, words] of Object.entries(WORDS)) {
  test(`a person signs up, signs out and signs in again in ${words.language}`, async ({ newVisitor, request }) => {
    const { page } = await newVisitor();
    const email = freshEmail('Ana Pop');
    // A person who can't read the present language finds their own by its own name.
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemcheckbox', { name: words.language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', words.tag);
    await page.getByLabel(words.fullName).fill('Ana Pop');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('weak');
    await page.getByRole('button', { name: words.signUp, exact: true }).click();
    await expect(page.getByText(words.passwordRule)).toBeVisible();
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.signUp, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.checkMail })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('langCode')).then((code) => code ?? 'en_US')).toBe(locale);

    await page.goto((await mailTo(request, email)).links[0]!);
    await expect(page.getByText(words.active)).toBeVisible();
    await expect(page.getByRole('button', { name: words.join })).toBeVisible();

    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.profile, exact: true }).click();
    await page.getByRole('button', { name: words.editAlias }).click();
    await page.getByRole('textbox', { name: 'Alias' }).fill('dashboard');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.reserved)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.signOut }).click();
    await expect(page).toHaveURL('/signin');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('Wrong-horse-1');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.join })).toBeVisible();
  });
}
