import { PERIODS } from '@meet/contracts';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { useKnownPeople } from '@meet/remote-kit/network';
import { useValidator } from '@meet/remote-kit/people';
import {
  Banner,
  Box,
  Button,
  Dialog,
  EmptyState,
  Form,
  Formik,
  ProgressBar,
  Stack,
  type FormikHelpers,
} from '@meet/ui';
import { MailSentArt } from '@meet/ui/illustrations';
import { useRef, useState } from 'react';
import { InviteFields } from './InviteFields.tsx';
import { InviteResults } from './InviteResults.tsx';
import { getName, NO_GROUP, NO_ORGANIZATION, type InviteValues } from './inviteValues.ts';
import { useInviting, type InviteResult } from './useInviting.ts';
import { INVITED_ADDRESS, validateInvite } from './validateInvite.ts';

/**
 * Invites a person to the product and, if chosen, to one of the inviter's groups. It shows success for a second, and
 * closes. If there are several people, each has a result, and refused ones stay in the form.
 */
export function InviteUserDialog({ name = '', email = '', people, onClose }: SlotProps<'account.inviteUser/v1'>) {
  const t = useTexts();
  const host = useHost();
  const validate = useValidator(INVITED_ADDRESS);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const contacts = useKnownPeople();
  const inviting = useInviting(captchaPlace, contacts);
  const [sent, setSent] = useState<'sent' | 'resent'>();
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const initial: InviteValues = {
    ...{ name, people: people ?? (email ? [{ email, name }] : []), moreOptions: false },
    ...NO_GROUP,
    ...NO_ORGANIZATION,
  };

  function close(result?: 'sent') {
    // Emitted even without an invitation, because the list may be older than the dialog.
    host.events.emit('invites.changed@1', {});
    onClose(result);
  }

  async function send(values: InviteValues, form: FormikHelpers<InviteValues>) {
    setRefusal(undefined);
    if (values.people.length > 1 || results.length > 0) return sendAll(values, form);
    try {
      setSent(await inviting.invite(values, values.people[0]!));
      setTimeout(() => close('sent'), PERIODS.snackbarMs);
    } catch (error) {
      setRefusal(host.i18n.errorText(error));
    }
  }

  async function sendAll(values: InviteValues, { setValues }: FormikHelpers<InviteValues>) {
    const became = await inviting.inviteAll(values);
    const settled = became.filter(({ outcome }) => outcome !== 'refused');
    const left = values.people.filter((person) => !settled.some((one) => one.person === person));
    const refused = left.map(
      (person): InviteResult =>
        became.find((one) => one.person === person) ?? { person, outcome: 'refused', reason: validate(person.email) },
    );
    const before = results.filter(({ outcome }) => outcome !== 'refused');
    setResults([...before, ...settled, ...refused]);
    if (left.length === 0) setSent(settled.some(({ outcome }) => outcome !== 'resent') ? 'sent' : 'resent');
    else await setValues({ ...values, people: left, name: left.length === 1 ? getName(left[0]!) : values.name });
  }

  const reasons = new Map(results.flatMap(({ person, reason }) => (reason ? [[person.email, reason]] : [])));

  return (
    <Formik
      initialValues={initial}
      validate={(values) => validateInvite(values, (key, params) => t(`contracts:${key}`, { ...params }))}
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
            sent ? (
              results.length > 0 && (
                <Button variant="primary" autoFocus onClick={() => close('sent')}>
                  {t('invite.done')}
                </Button>
              )
            ) : (
              <>
                <Button onClick={() => close(results.length > 0 ? 'sent' : undefined)}>{t('invite.cancel')}</Button>
                <Button type="submit" variant="primary" loading={isSubmitting}>
                  {t('invite.send')}
                </Button>
              </>
            )
          }
        >
          {sent ? (
            <Stack gap={4}>
              <div role="status">
                <EmptyState compact illustration={<MailSentArt />} title={t(`invite.${sent}`)} />
              </div>
              {results.length > 0 && <InviteResults results={results} />}
            </Stack>
          ) : (
            <>
              <Box h={1} mb={3}>
                {isSubmitting && <ProgressBar label={t('invite.sending')} value={inviting.percent} />}
              </Box>
              {refusal && (
                <Box mb={3}>
                  <Banner tone="danger" role="alert">
                    {refusal}
                  </Banner>
                </Box>
              )}
              {results.length > 0 && (
                <Box mb={4}>
                  <InviteResults results={results} />
                </Box>
              )}
              <InviteFields
                known={contacts}
                validate={(address) => validate(address) ?? reasons.get(address)}
                onLeave={() => close()}
              />
              <div ref={captchaPlace} />
            </>
          )}
        </Dialog>
      )}
    </Formik>
  );
}
