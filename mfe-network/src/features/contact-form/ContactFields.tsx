import { useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';

/** Name and e-mail of a contact. */
export function ContactFields({ emailStays = false }: { emailStays?: boolean }) {
  const t = useTexts();
  return (
    <>
      <TextField name="contactName" label={t('contactForm.name')} required autoComplete="off" />
      <TextField
        name="contactEmail"
        label={t('contactForm.email')}
        required={!emailStays}
        type="email"
        inputMode="email"
        autoComplete="off"
        disabled={emailStays}
        help={emailStays ? t('contactForm.emailStays') : undefined}
      />
    </>
  );
}
