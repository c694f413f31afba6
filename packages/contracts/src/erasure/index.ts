import { string, type InferType } from 'yup';
import { id, input, output, text } from '../core/index.ts';

/** Choices of a person for what they own together with others. */
export const OWNED_THINGS_CHOICES = ['handOver', 'close'] as const;
export type OwnedThingsChoice = (typeof OWNED_THINGS_CHOICES)[number];

const PSEUDONYM = 'deleted-';

/** Returns the id that stands for a deleted account in records of others. It may stand in a mention, too. */
export const toPseudonym = (randomId: string): string => `${PSEUDONYM}${randomId}`;

/**
 * Input of a call by which a service erases an account. The account exists until all services have confirmed, but
 * nobody can sign in to it any more.
 */
export const erasureInput = () =>
  input({
    accountId: id(),
    /** In lower case. */
    email: text().required(),
    fullName: string().defined(),
    /** Takes the place of the account's id if a record stays. */
    pseudonym: text().required(),
    owned: string<OwnedThingsChoice>().oneOf(OWNED_THINGS_CHOICES).required(),
    /** The last answer's cursor; null in the first call. */
    cursor: text().nullable().defined(),
  });

/**
 * Output of such a call. The call does a bounded amount of work, and the accounts service repeats it with the cursor
 * until that is null. A repetition from any cursor does no harm.
 */
export const erasureOutput = () => output({ cursor: string().nullable().defined() });

export type Erasure = InferType<ReturnType<typeof erasureInput>>;
/** The part of an erasure that stays the same in all calls. */
export type ErasedAccount = Omit<Erasure, 'cursor'>;
