import type { Release } from '@meet/releases-contract';
import { useTexts } from '@meet/remote-kit';
import { SelectField } from '@meet/ui';
import { useFormats } from './useFormats.ts';

/** Field for one of a remote's releases, bound to formik. */
export function ReleaseField({ name, releases }: { readonly name: string; readonly releases: readonly Release[] }) {
  const t = useTexts();
  const { time } = useFormats();
  return (
    <SelectField
      name={name}
      label={t('operator.release')}
      required
      options={releases.map(({ releaseId, publishedAt }) => ({
        value: releaseId,
        label: `${releaseId} – ${time(publishedAt)}`,
      }))}
    />
  );
}
