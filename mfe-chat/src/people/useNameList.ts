import { useTranslation } from 'react-i18next';

/** Returns a function that joins names in the person's language: "Ana, Ben, and Cleo". */
export function useNameList(): (names: readonly string[]) => string {
  const { i18n } = useTranslation();
  return (names) => new Intl.ListFormat(i18n.language.replace('_', '-')).format(names);
}
