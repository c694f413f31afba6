import { describe, expect, it } from '@jest/globals';
import { array, object } from 'yup';
import { email, requiredText } from '../core/index.ts';
import { validateForm } from './validateForm.ts';

const translate = (key: string, { max }: Readonly<Record<string, unknown>>) => (max ? `${key}/${String(max)}` : key);
const schema = object({
  name: requiredText('nameRequired').max(3, 'nameTooLong'),
  members: array(object({ email: email() })),
});

describe('validateForm', () => {
  it('returns no errors for valid input', async () => {
    expect(await validateForm(schema, { name: 'Ana', members: [] }, translate)).toEqual({});
  });

  it('returns the first failure of each field, with its limits', async () => {
    expect(await validateForm(schema, { name: 'Anastasia', members: [{ email: '' }] }, translate)).toEqual({
      name: 'nameTooLong/3',
      members: [{ email: 'common.emailRequired' }],
    });
  });
});
