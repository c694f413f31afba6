import { useTexts } from '@meet/remote-kit';
import { Button } from '@meet/ui';
import { useRef } from 'react';

const ACCEPTED = '.csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/tab-separated-values';

interface Props {
  readonly isReading: boolean;
  readonly onChoose: (file: File) => void;
}

/** Lets the person choose a file of contacts on their machine. */
export function ContactFileButton({ isReading, onChoose }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button loading={isReading} onClick={() => input.current?.click()}>
        {t('import.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('import.chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Lets the person choose the same file again: without a reset the browser fires no change event for it.
          target.value = '';
        }}
      />
    </>
  );
}
