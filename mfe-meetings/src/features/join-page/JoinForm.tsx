import { LIMITS, ROOM_ID_PATTERN } from '@meet/contracts';
import {
  JOIN_NAME_KEY,
  joinsByEmail,
  memberJoinForm,
  visitorJoinForm,
  type JoinFormValues,
} from '@meet/meetings-contract';
import { getMeetingIdJoinEmail } from '@meet/meetings-contract/operations';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, Form, Formik, Stack, TextField } from '@meet/ui';
import { NameField } from '../../parts/NameField.tsx';
import { useMeetingRefusal } from '../../parts/useMeetingRefusal.ts';
import { useValidate } from '../../parts/useValidate.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { readRoomInput } from '../../state/readRoomInput.ts';
import { readStored, store } from '../../state/storage.ts';
import type { JoinHistory } from './createJoinHistory.ts';
import { RoomField } from './RoomField.tsx';

const BY_EMAIL_TOAST_MS = 10_000;
const JOIN_EMAIL_KEY = 'joinEmail';

const readValues = (values: JoinFormValues): JoinFormValues => ({
  ...values,
  roomIdOrEmail: readRoomInput(values.roomIdOrEmail),
});

/**
 * The field 'Room id/Moderator email'. A visitor also enters their name, and their address if they look for the room by
 * a moderator's address. While the typed text identifies no meeting, only that is an error of the form.
 */
export function JoinForm({ history }: { history?: JoinHistory }) {
  const t = useTexts();
  const host = useHost();
  const session = useSession();
  const signedIn = session.state === 'signed-in';
  const refusal = useMeetingRefusal();
  const findErrors = useValidate(signedIn ? memberJoinForm : visitorJoinForm);

  const validate = async (values: JoinFormValues) => {
    const { roomIdOrEmail, ...others } = await findErrors(readValues(values));
    return roomIdOrEmail ? { roomIdOrEmail } : others;
  };
  const join = async (values: JoinFormValues) => {
    const { roomIdOrEmail: wanted, name, email } = readValues(values);
    if (!signedIn) {
      store(JOIN_NAME_KEY, name.trim());
      if (email) store(JOIN_EMAIL_KEY, email);
    }
    try {
      const { roomId } = ROOM_ID_PATTERN.test(wanted)
        ? { roomId: wanted }
        : await host.api.execute(getMeetingIdJoinEmail, {
            email: wanted,
            userEmail: signedIn ? session.email : email,
          });
      await goToMeeting(host, 'meetingJoin', roomId);
    } catch (error) {
      host.toast({ type: 'warning', message: host.i18n.errorText(error), timeoutMs: BY_EMAIL_TOAST_MS });
    }
  };

  return (
    <Formik
      initialValues={{
        roomIdOrEmail: '',
        name: readStored(JOIN_NAME_KEY) ?? '',
        email: readStored(JOIN_EMAIL_KEY) ?? '',
      }}
      validate={validate}
      onSubmit={join}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate>
          <Stack gap={1}>
            <RoomField history={history} />
            {!signedIn && values.roomIdOrEmail.trim() && (
              <NameField name="name" label={t('contracts:meetings.joinPage.name')} required />
            )}
            {!signedIn && joinsByEmail(readRoomInput(values.roomIdOrEmail)) && (
              <TextField
                name="email"
                label={t('join.email')}
                type="email"
                autoComplete="email"
                maxLength={LIMITS.email}
                required
              />
            )}
            <Button
              type="submit"
              // The main action for a signed-in person on this page is to start a meeting.
              variant={signedIn ? 'secondary' : 'primary'}
              wide
              loading={isSubmitting}
              disabledReason={refusal}
            >
              {t('join.submit')}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
