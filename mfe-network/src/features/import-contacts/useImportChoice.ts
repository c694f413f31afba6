import { networkErrors, prepareImport, type ImportRow, type PreparedContact } from '@meet/network-contract';
import { addressKey } from '@meet/contracts';
import { CONTRACTS_NAMESPACE } from '@meet/contracts/i18n';
import { useHost, useTexts, useUser } from '@meet/remote-kit';
import { useMemo, useState } from 'react';
import { serverWords } from '../../components/form/serverWords.ts';
import { useNetwork } from '../../state/getNetwork.ts';

export interface ImportChoice {
  /** Contacts of the provider or file, without those that the rules exclude. */
  readonly contacts: readonly PreparedContact[];
  /** Reason why there is nobody to choose. */
  readonly nobody: string | undefined;
  /** Addresses of the chosen contacts. */
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (chosen: ReadonlySet<string>) => void;
  readonly selectError: string | undefined;
  /** Reason why the last import failed. */
  readonly problem: string | undefined;
  readonly submit: () => void;
}

const NOBODY: readonly PreparedContact[] = [];

/** Keeps the choice among the rows of the provider, or of a file. */
export function useImportChoice(
  rows: readonly ImportRow[] | undefined,
  { isFile, onImported }: { isFile: boolean; onImported: () => void },
): ImportChoice {
  const t = useTexts();
  const host = useHost();
  const { email: ownEmail } = useUser();
  const { state$, contactsImport } = useNetwork();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isTouched, setIsTouched] = useState(false);

  // People who become contacts while the import runs stay in the list until it has ended, so that rows don't jump while
  // the person reads.
  const { contacts, known } = useMemo(() => {
    const present = new Set([...state$.value.contacts.values()].map(({ email }) => email));
    const isContact = (email: string) => present.has(email);
    return {
      contacts: rows ? prepareImport(rows, { ownEmail, isContact }) : NOBODY,
      known: rows?.some(({ email }) => isContact(addressKey(email.trim()))) ?? false,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- computed again after each attempt
  }, [rows, ownEmail, state$, attempts]);
  const selected = contacts.filter(({ email }) => chosen.has(email));

  async function submit(): Promise<void> {
    setIsTouched(true);
    if (!selected.length) return;
    setProblem(undefined);
    try {
      const count = await contactsImport.insert(selected);
      host.events.emit('contacts.changed@1', {});
      host.toast({ type: 'success', message: t('import.done', { count }) });
      onImported();
    } catch (error) {
      setAttempts((number) => number + 1);
      setProblem(serverWords(error, t('import.failed')));
    }
  }

  const inContract = (key: string) => t(`${CONTRACTS_NAMESPACE}:${key}`);
  const selectText = () => (isFile ? t('import.chooseSome') : inContract('network.importEmpty'));
  const nobodyText = () => {
    if (!rows?.length) return t(isFile ? 'import.noneInFile' : 'import.none');
    return inContract(
      `errors.${(known ? networkErrors.CONTACTS_ALREADY_IMPORTED : networkErrors.NO_CONTACT_TO_IMPORT).code}`,
    );
  };

  return {
    contacts,
    nobody: contacts.length || problem ? undefined : nobodyText(),
    chosen,
    setChosen,
    selectError: isTouched && !selected.length ? selectText() : undefined,
    problem,
    submit: () => void submit(),
  };
}
