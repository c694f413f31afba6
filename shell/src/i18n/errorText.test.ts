import { CallFailure, createCallClient } from '@meet/contracts/client';
import { getAccountData } from '@meet/accounts-contract/operations';
import { LOCALES, type Locale } from '@meet/contracts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from '@meet/contracts/texts';
import { errorText } from '@meet/contracts/client';

const FOLDER = path.join(import.meta.dirname, '../../../packages/contracts/src/core/i18n');
const listTexts = (locale: Locale) =>
  createTranslator(locale, JSON.parse(readFileSync(path.join(FOLDER, `${locale}.json`), 'utf8')) as never);

/** Fakes an answer of the gateway. */
function answer(status: number, body: object, reference = '1f0e7f3c-7b53-4a2e-8d8e-0d5c5a5f9c11') {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { 'x-request-id': reference } }));
}
const findFailure = () =>
  createCallClient({ headers: () => ({}) })
    .execute(getAccountData, {})
    .catch((error: unknown) => error);

afterEach(() => void jest.restoreAllMocks());

describe('the text of a failure', () => {
  it('is a general message with a reference for an unexpected error', async () => {
    answer(200, { data: null, errors: [{ message: 'INTERNAL', extensions: { code: 'INTERNAL' } }] });
    const failure = await findFailure();
    const said = LOCALES.map((locale) => errorText(listTexts(locale), failure));
    expect(said).toEqual([
      'Something went wrong on our side. Please try again. Reference: 1f0e7f3c-7b53-4a2e-8d8e-0d5c5a5f9c11',
      'Une erreur s’est produite de notre côté. Veuillez réessayer. Référence : 1f0e7f3c-7b53-4a2e-8d8e-0d5c5a5f9c11',
      'Ceva nu a funcționat la noi. Vă rugăm să încercați din nou. Referință: 1f0e7f3c-7b53-4a2e-8d8e-0d5c5a5f9c11',
    ]);
  });

  it('is the server’s message for a refusal, without a reference', async () => {
    answer(200, { errors: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }] });
    expect(errorText(listTexts('en_US'), await findFailure())).toBe('Not yours.');
  });

  it('has no reference if no answer arrived', () => {
    const failure = CallFailure.fromNetwork(new TypeError('offline'));
    expect(failure.reference).toBeUndefined();
    expect(errorText(listTexts('en_US'), failure)).toBe(
      'The server cannot be reached. Check your connection and try again.',
    );
  });
});
