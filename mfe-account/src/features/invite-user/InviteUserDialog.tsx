import { PERIODS } from '@meet/contracts';
import { inviteForm } from '@meet/accounts-contract';
import { inviteUser } from '@meet/accounts-contract/operations';
import { validateForm } from '@meet/contracts/forms';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, Dialog, EmptyState, Form, Formik, ProgressBar } from '@meet/ui';
import { MailSentArt } from '@meet/ui/illustrations';
import { useRef, useState } from 'react';
import { getCaptchaToken } from '../../captcha/getCaptchaToken.ts';
import { InviteFields } from './InviteFields.tsx';
import { NO_GROUP, NO_ORGANIZATION, toInvitation, type InviteValues } from './inviteValues.ts';

/** Invites somebody into the product, and into a group of the person's where wanted; says so for a second, and closes. */
export function InviteUserDialog({ name = '', email = '', onClose }: SlotProps<'account.inviteUser/v1'>) {
  const t = useTexts();
  const host = useHost();
  const captchaPlace = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<'sent' | 'resent'>();
  const [refusal, setRefusal] = useState<string>();
  const initial: InviteValues = { name, email, moreOptions: false, ...NO_GROUP, ...NO_ORGANIZATION };

  function close(result?: 'sent') {
    // Even without an action: what the list shows may be older than the dialog.
    host.events.emit('invites.changed@1', {});
    onClose(result);
  }

  async function send(values: InviteValues) {
    setRefusal(undefined);
    try {
      const recaptchaToken = await getCaptchaToken(host.api, 'inviteInSystemVerification', captchaPlace.current!);
      const { inviteResults } = await host.api.execute(inviteUser, { ...toInvitation(values), recaptchaToken });
      setSent(inviteResults.userAlreadyInvited ? 'resent' : 'sent');
      setTimeout(() => close('sent'), PERIODS.snackbarMs);
    } catch (error) {
      setRefusal(host.i18n.errorText(error));
    }
  }

  return (
    <Formik
      initialValues={initial}
      validate={(values) => validateForm(inviteForm, values, (key, params) => t(`contracts:${key}`, { ...params }))}
      onSubmit={send}
    >
      {({ isSubmitting }) => (
        <Dialog
          open
          sticky
          title={t(sent ? 'invite.success' : 'invite.title')}
          description={!sent && t('invite.text')}
          onClose={() => close(sent && 'sent')}
          wrap={(content) => (
            <Form noValidate style={{ display: 'contents' }} onChange={() => setRefusal(undefined)}>
              {content}
            </Form>
          )}
          footer={
            !sent && (
              <>
                <Button onClick={() => close()}>{t('invite.cancel')}</Button>
                <Button type="submit" variant="primary" loading={isSubmitting}>
                  {t('invite.send')}
                </Button>
              </>
            )
          }
        >
          {sent ? (
            <div role="status">
              <EmptyState compact illustration={<MailSentArt />} title={t(`invite.${sent}`)} />
            </div>
          ) : (
            <>
              <Box h={1} mb={3}>
                {isSubmitting && <ProgressBar label={t('invite.sending')} />}
              </Box>
              {refusal && (
                <Box mb={3}>
                  <Banner tone="danger" role="alert">
                    {refusal}
                  </Banner>
                </Box>
              )}
              <InviteFields onLeave={() => close()} />
              <div ref={captchaPlace} />
            </>
          )}
        </Dialog>
      )}
    </Formik>
  );
}
