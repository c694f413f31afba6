import { useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';

/** Name of a contact, and the e-mail, which stays. */
export function ContactFields() {
  const t = useTexts();
  return (
    <>
      <TextField name="contactName" label={t('contactForm.name')} required autoComplete="off" />
      <TextField
        name="contactEmail"
        label={t('contactForm.email')}
        type="email"
        autoComplete="off"
        disabled
        help={t('contactForm.emailStays')}
      />
    </>
  );
}
