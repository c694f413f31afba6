import { MEETING_LIMITS } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';

/** Field for the subject of a meeting, which is optional. */
export function SubjectField() {
  const t = useTexts();
  return (
    <TextField
      name="subject"
      label={t('details.subject')}
      help={t('details.optional')}
      maxLength={MEETING_LIMITS.subject}
    />
  );
}
