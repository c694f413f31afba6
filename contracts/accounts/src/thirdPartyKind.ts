import { string } from 'yup';

/** Third party that vouches for people and knows their contacts; null for none. */
export const thirdPartyKind = () => string<'google' | 'development' | 'other'>().nullable().defined();
