import type { PageClient } from '@meet/contracts/client';
import type { TranslateKey } from '@meet/contracts/forms';

/** Members of a page that a form needs. */
export interface FormHost {
  readonly api: Pick<PageClient, 'execute'>;
  /** Returns a text of the contracts in the person's language. */
  readonly translate: TranslateKey;
  /** Returns the text about a failed call for a person. */
  readonly errorText: (error: unknown) => string;
  /** Loads the texts of the contracts before the first validation, if they may be missing. It never rejects. */
  readonly loadTexts?: () => Promise<void>;
}
