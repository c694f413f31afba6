import { string } from 'yup';

/** Who beside us vouches for people and knows their contacts; null for nobody. */
export const thirdPartyKind = () => string<'google' | 'development' | 'other'>().nullable().defined();
