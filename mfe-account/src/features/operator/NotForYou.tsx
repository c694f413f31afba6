import { useHost, useTexts } from '@meet/remote-kit';
import { EmptyState, LinkButton, Page } from '@meet/ui';
import { KeyArt } from '@meet/ui/illustrations';

/** Says who the page is for, and links to another page. */
export function NotForYou({ title, description }: { readonly title: string; readonly description: string }) {
  const t = useTexts();
  const { hrefFor } = useHost();
  return (
    <Page>
      <EmptyState
        as="h1"
        illustration={<KeyArt />}
        title={title}
        description={description}
        action={
          <LinkButton variant="primary" href={hrefFor('dashboard', { '*': 'join' })}>
            {t('operator.toDashboard')}
          </LinkButton>
        }
      />
    </Page>
  );
}
