import { useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';

/** Fields for the name of a contact and for the e-mail, which can't be changed. */
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
