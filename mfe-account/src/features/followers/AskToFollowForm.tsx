import { askToFollow } from '@meet/notifications-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallForm, SubmitButton } from '@meet/remote-kit/forms';
import { Box, Flex, TextField } from '@meet/ui';
import { UserPlus } from '@meet/ui/icons';

/** Form that mails a follow request to a person. */
export function AskToFollowForm({ onRequested }: { onRequested: () => void }) {
  const t = useTexts();
  const { toast, i18n } = useHost();
  return (
    <CallForm
      call={askToFollow}
      initialValues={{ email: '' }}
      onDone={(_answer, { email }, { resetForm }) => {
        resetForm();
        toast({ type: 'success', message: t('followers.asked', { email }) });
        onRequested();
      }}
      toRefusal={(error) => ({ email: i18n.errorText(error) })}
    >
      <Flex gap={3} alignItems="flex-start" flexWrap="wrap">
        <Box flex="1 1 240px" maxW={96}>
          <TextField name="email" type="email" label={t('followers.email')} autoComplete="off" />
        </Box>
        <SubmitButton mt={{ base: 0, sm: '27px' }} icon={<UserPlus aria-hidden />}>
          {t('followers.ask')}
        </SubmitButton>
      </Flex>
    </CallForm>
  );
}
