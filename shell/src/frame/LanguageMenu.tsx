import { LOCALES, type Locale } from '@meet/contracts';
import { setLanguage } from '@meet/accounts-contract/operations';
import { isViewing } from '@meet/remote-kit';
import { IconButton, Menu, type MenuItem } from '@meet/ui';
import { Languages } from 'lucide-react';
import { useShell, useShellSession } from '../base/ShellContext.ts';
import { changeLocale, currentLocale } from '../i18n/locale.ts';
import { useText } from '../base/useText.ts';

/** Name of each language in that language, for people who can't read the present one. */
const NAMES: Record<Locale, string> = { en_US: 'English', fr_FR: 'Français', ro_RO: 'Română' };

/** Returns the choice of a language for this device and, for a signed-in person, for their mails. */
export function useLanguageChoice() {
  const t = useText();
  const { api } = useShell();
  const session = useShellSession();
  const current = currentLocale();

  async function choose(langCode: Locale) {
    if (langCode === current) return;
    // Mails use the person's stored choice. If storing it fails, this device still changes its language.
    if (session.state === 'signed-in' && !isViewing(session))
      await api.execute(setLanguage, { langCode }).catch(() => {});
    changeLocale(langCode);
  }

  const items = LOCALES.map((locale): MenuItem => ({
    id: locale,
    label: NAMES[locale],
    checked: locale === current,
    onSelect: () => void choose(locale),
  }));
  return { label: t('header.language'), icon: <Languages />, items };
}

export function LanguageMenu() {
  const { label, icon, items } = useLanguageChoice();
  return <Menu placement="bottom-end" label={label} trigger={<IconButton label={label} icon={icon} />} items={items} />;
}
