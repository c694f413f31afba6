import { useTexts } from '@meet/remote-kit';
import { Card, Heading } from '@meet/ui';
import { JoinForm } from './JoinForm.tsx';

/** The visitor's way into a meeting, on the home page. */
export function HomeJoin() {
  const t = useTexts();
  return (
    <Card>
      <Heading size="sm" mb={4}>
        {t('join.title')}
      </Heading>
      <JoinForm />
    </Card>
  );
}
