import { LIMITS } from '@meet/contracts';
import { meetingDetailsForm, ROOM_TYPE } from '@meet/meetings-contract';
import { type SlotProps, useBehavior, useScope, useSession, useTexts, useUser } from '@meet/remote-kit';
import { useKnownPeople } from '@meet/remote-kit/network';
import type { Addressee, KnownPerson } from '@meet/remote-kit/people';
import {
  Banner,
  Button,
  CheckboxField,
  CopyField,
  Dialog,
  Field,
  Form,
  Formik,
  SelectField,
  Stack,
  TextField,
} from '@meet/ui';
import { useEffect, useMemo, useState } from 'react';
import { StartOptions } from '../../parts/StartOptions.tsx';
import { SubjectField } from '../../parts/SubjectField.tsx';
import { NO_START_OPTIONS } from '../../parts/toStartOptions.ts';
import { useValidate } from '../../parts/useValidate.ts';
import type { StartMeetingConfigurationQuery } from './details.generated.ts';
import { offersGroup, startsMeeting } from './detailsKind.ts';
import { createInvitationList, type InvitationList } from './createInvitationList.ts';
import { ParticipantPicker } from './ParticipantPicker.tsx';
import { toRoomLink } from '../../state/toRoomLink.ts';
import { useSubmitDetails } from './useSubmitDetails.ts';

type Configuration = StartMeetingConfigurationQuery['startMeetingConfiguration'];
type Room = Configuration['meetings'][number];

interface MeetingDetailsFormProps extends SlotProps<'meetings.details/v1'> {
  title: string;
  configuration: Configuration;
  /**
   * Whether the server has not confirmed the cached choices yet. Until then nobody is called, so that nobody is called
   * by mistake.
   */
  isChecking: boolean;
}

export function MeetingDetailsForm(props: MeetingDetailsFormProps) {
  const { email } = useUser();
  const { participants } = props.configuration;
  const list = useScope((scope) => createInvitationList(scope, email));
  useEffect(() => list?.begin(participants), [list, participants]);
  return list ? <DetailsForm {...props} list={list} /> : null;
}

function DetailsForm(props: MeetingDetailsFormProps & { list: InvitationList }) {
  const { kind, roomId, title, configuration, isChecking, list, onClose } = props;
  const t = useTexts();
  const { isAdmin } = useSession();
  const validate = useValidate(meetingDetailsForm);
  const people = useBehavior(list.people$);
  const rooms = withRoom(configuration.meetings, roomId);
  const strangers = useMemo(() => strangersIn(configuration), [configuration]);
  const known = useKnownPeople();
  const contacts = useMemo(() => withPresence(configuration.contacts, known), [configuration, known]);
  const [wrong, setWrong] = useState<readonly Addressee[]>([]);
  const submit = useSubmitDetails(kind, onClose);
  const [triedEmpty, setTriedEmpty] = useState(false);
  const selected = people.filter((person) => person.selected);
  const nobody = triedEmpty && selected.length === 0 ? t('contracts:meetings.participantRequired') : undefined;

  return (
    <Formik
      initialValues={{
        ...NO_START_OPTIONS,
        subject: '',
        roomId: roomId ?? rooms[0]?.roomId ?? '',
        createGroup: false,
        groupName: '',
      }}
      validate={validate}
      onSubmit={async (values) => {
        setTriedEmpty(true);
        if (selected.length > 0 && wrong.length === 0) await submit.send(values, selected);
      }}
    >
      {({ values, isSubmitting }) => {
        const room = rooms.find((candidate) => candidate.roomId === values.roomId);
        const whichRoom = (
          <>
            <SelectField
              name="roomId"
              label={t('details.room')}
              options={rooms.map((option) => ({ value: option.roomId, label: getLabel(option) }))}
            />
            {room && (
              <Field label={t('details.link')}>
                {() => <CopyField value={toRoomLink(room, configuration.alias)} label={t('copyLink')} />}
              </Field>
            )}
          </>
        );
        return (
          <Dialog
            open
            sticky
            size="lg"
            title={title}
            onClose={() => onClose()}
            wrap={(content) => <Form noValidate>{content}</Form>}
            footer={
              <>
                <Button variant="ghost" onClick={() => onClose()}>
                  {t('cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  loading={isSubmitting || isChecking}
                  disabledReason={
                    isAdmin ? t('details.adminRefused') : wrong.length > 0 ? t('details.correctFirst') : undefined
                  }
                >
                  {t(startsMeeting(kind) ? 'details.start' : 'details.send')}
                </Button>
              </>
            }
          >
            <Stack gap={2}>
              {submit.problem && (
                <Banner tone="danger" role="alert">
                  {submit.problem}
                </Banner>
              )}
              <ParticipantPicker {...{ contacts, list, strangers, wrong }} onWrong={setWrong} problem={nobody} />
              {offersGroup(kind) && (
                <Stack gap={2} mt={2}>
                  <CheckboxField name="createGroup" label={t('details.createGroup')} />
                  {values.createGroup && (
                    <TextField
                      name="groupName"
                      label={t('details.groupName')}
                      maxLength={LIMITS.groupName + 1}
                      required
                    />
                  )}
                </Stack>
              )}
              {startsMeeting(kind) ? (
                <StartOptions withSubject>{whichRoom}</StartOptions>
              ) : (
                <>
                  <SubjectField />
                  {whichRoom}
                </>
              )}
            </Stack>
          </Dialog>
        );
      }}
    </Formik>
  );

  function getLabel({ roomId: id, type, label }: Room): string {
    if (type === ROOM_TYPE.personal) return t('details.personalRoom', { roomId: id });
    if (label) return t('details.labelledRoom', { roomId: id, label });
    return id === roomId ? t('details.thisRoom', { roomId: id }) : t('details.randomRoom', { roomId: id });
  }
}

function withPresence(contacts: Configuration['contacts'], known: readonly KnownPerson[]) {
  const marks = new Map(known.map(({ email, presence }) => [email, presence]));
  return contacts.map((contact) => ({ ...contact, presence: marks.get(contact.email) }));
}

/** Returns the addresses of chat room members who show no name there and are not the person's contacts. */
function strangersIn({ contacts, participants }: Configuration): ReadonlySet<string> {
  const known = new Set(contacts.map(({ email }) => email));
  return new Set(participants.flatMap(({ fullName, email }) => (fullName || known.has(email) ? [] : email)));
}

/** Adds the room that the person is in to their own rooms, because it may belong to somebody else. */
function withRoom(rooms: readonly Room[], roomId: string | undefined): readonly Room[] {
  if (!roomId || rooms.some((room) => room.roomId === roomId)) return rooms;
  return [{ roomId, type: ROOM_TYPE.random, label: null, email: '' }, ...rooms];
}
