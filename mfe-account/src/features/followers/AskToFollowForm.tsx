import { askToFollow } from '@meet/notifications-contract/operations';
import { validateForm } from '@meet/contracts/forms';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Form, Formik, TextField } from '@meet/ui';
import { UserPlus } from '@meet/ui/icons';
import type { Schema } from 'yup';

/** Asks somebody by mail whether they may be followed. */
export function AskToFollowForm({ onAsked }: { onAsked: () => void }) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={(values) => validateForm(askToFollow.input as Schema, values, i18n.t)}
      onSubmit={async ({ email }, { resetForm, setFieldError }) => {
        try {
          await api.execute(askToFollow, { email });
          resetForm();
          toast({ type: 'success', message: t('followers.asked', { email }) });
          onAsked();
        } catch (error) {
          setFieldError('email', i18n.errorText(error));
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Flex gap={3} alignItems="flex-start" flexWrap="wrap">
            <Box flex="1 1 240px" maxW={96}>
              <TextField name="email" type="email" label={t('followers.email')} autoComplete="off" />
            </Box>
            <Button
              type="submit"
              variant="primary"
              mt={{ base: 0, sm: '27px' }}
              icon={<UserPlus aria-hidden />}
              loading={isSubmitting}
            >
              {t('followers.ask')}
            </Button>
          </Flex>
        </Form>
      )}
    </Formik>
  );
}
