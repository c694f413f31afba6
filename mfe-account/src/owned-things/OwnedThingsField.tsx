import { OWNED_THINGS_CHOICES } from '@meet/contracts/erasure';
import { useTexts } from '@meet/remote-kit';
import { SelectField } from '@meet/ui';

/** Lets the person choose what becomes of groups and chat rooms that they own. */
export function OwnedThingsField() {
  const t = useTexts();
  return (
    <SelectField
      name="owned"
      label={t('closeAccount.owned')}
      options={OWNED_THINGS_CHOICES.map((value) => ({ value, label: t(`closeAccount.choice.${value}`) }))}
    />
  );
}
