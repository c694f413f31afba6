import { IMPORT_FILE_BYTES, type ImportRow } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { startTransition, useState } from 'react';

export interface FileContacts {
  /** Undefined before a file was read. */
  readonly rows: readonly ImportRow[] | undefined;
  readonly isReading: boolean;
  /** Reason why the last file was not read. */
  readonly problem: string | undefined;
  readonly read: (file: File) => void;
}

/** Reads the contacts of a file that the person chooses. */
export function useFileContacts(): FileContacts {
  const t = useTexts();
  const [state, setState] = useState<Pick<FileContacts, 'rows' | 'problem'>>({ rows: undefined, problem: undefined });
  const [isReading, setIsReading] = useState(false);

  async function read(file: File): Promise<void> {
    setIsReading(true);
    try {
      const { readContactFile } = await import('./readContactFile.ts');
      const rows = await readContactFile(file);
      const problem = rows ? undefined : t('import.fileTooLarge', { megabytes: IMPORT_FILE_BYTES / 1024 / 1024 });
      // Thousands of rows are drawn in slices, between which the page responds.
      startTransition(() => setState({ rows, problem }));
    } catch {
      setState({ rows: undefined, problem: t('import.fileNotRead') });
    } finally {
      setIsReading(false);
    }
  }

  return { ...state, isReading, read: (file) => void read(file) };
}
