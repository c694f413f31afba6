import { Box, Button, Dialog, scrollStop } from '@meet/ui';
import DOMPurify from 'dompurify';
import type { ReactNode } from 'react';
import { useText } from '../base/useText.ts';

interface Props {
  /** HTML in base64, as the server sends it. */
  readonly changelog: string;
  readonly onClose: () => void;
  /** Buttons in place of the OK button. */
  readonly footer?: ReactNode;
}

/** Shows the latest changes. The text is sanitised after it is decoded, so that nothing in it runs. */
export function ChangelogDialog({ changelog, onClose, footer }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      title={t('changelog.title')}
      onClose={onClose}
      footer={footer ?? <Button onClick={onClose}>{t('changelog.ok')}</Button>}
    >
      <Box
        ref={scrollStop}
        maxH="300px"
        overflowY="auto"
        css={{ '& ul': { paddingInlineStart: '1.25em', listStyle: 'disc' } }}
        dangerouslySetInnerHTML={{ __html: clean(decode(changelog)) }}
      />
    </Dialog>
  );
}

/**
 * Returns sanitised HTML, as a trusted type in browsers that support these. It removes styles, which the page's policy
 * would refuse.
 */
const clean = (html: string) =>
  DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    FORBID_ATTR: ['style'],
    FORBID_TAGS: ['style'],
  }) as unknown as string;

function decode(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}
