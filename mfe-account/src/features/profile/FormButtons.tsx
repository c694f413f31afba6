import { useTexts } from '@meet/remote-kit';
import { SubmitButton } from '@meet/remote-kit/forms';
import { Button, HStack, type StackProps } from '@meet/ui';

interface Props extends Pick<StackProps, 'mt' | 'justifyContent'> {
  readonly submitLabel: string;
  readonly onCancel: () => void;
}

/** The two buttons of a small form on the profile page. */
export function FormButtons({ submitLabel, onCancel, ...place }: Props) {
  const t = useTexts();
  return (
    <HStack gap={2} {...place}>
      <Button size="sm" onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
      <SubmitButton size="sm">{submitLabel}</SubmitButton>
    </HStack>
  );
}
