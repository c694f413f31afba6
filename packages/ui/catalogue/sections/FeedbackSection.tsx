import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ProgressBar,
  SkeletonCard,
  SkeletonRow,
  SkeletonText,
  Spinner,
} from '@meet/ui';
import { UserPlus } from '@meet/ui/icons';
import { EmptyContactsArt, OfflineArt } from '@meet/ui/illustrations';
import { Columns, Sample, Section } from '../Section.tsx';

const tones = ['info', 'success', 'warning', 'danger', 'accent'] as const;

export const FeedbackSection = () => (
  <Section title="Feedback">
    <Sample title="Banners" column>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          You were disconnected because your session has expired or was invalidated, please login again.
        </Banner>
      ))}
      <Banner
        tone="accent"
        title="Two people wait in the lobby"
        actions={<Button size="sm">Let in</Button>}
        onClose={() => {}}
      >
        Ada Lovelace and Henri Coandă
      </Banner>
      <Banner
        tone="warning"
        edge
        actions={
          <LinkButton size="sm" href="#login">
            Log in
          </LinkButton>
        }
      >
        Viewing account as Admin.
      </Banner>
    </Sample>
    <Columns>
      <Sample title="Empty" column>
        <EmptyState
          illustration={<EmptyContactsArt />}
          title="No contacts found"
          description="Add the people you meet with, and see when they are here."
          action={
            <Button variant="primary" icon={<UserPlus aria-hidden />}>
              Add contact
            </Button>
          }
        />
      </Sample>
      <Sample title="Error" column>
        <ErrorState
          illustration={<OfflineArt />}
          title="Your contacts did not load"
          description="The connection was lost. What you see may be old."
          onRetry={() => {}}
        />
      </Sample>
      <Sample title="Loading" column>
        <SkeletonRow rows={3} action />
        <SkeletonText lines={4} />
      </Sample>
      <Sample title="Progress" column>
        <ProgressBar label="Importing contacts" value={64} />
        <ProgressBar label="Loading" />
        <Spinner size="sm" label="Loading" />
        <Spinner label="Loading" />
        <Spinner size="lg" label="Loading" />
        <SkeletonCard height={16} />
      </Sample>
    </Columns>
  </Section>
);
