import {
  Button,
  Checkbox,
  CheckboxField,
  Combobox,
  DateTimeField,
  Field,
  Form,
  Formik,
  Input,
  PasswordField,
  SearchInput,
  SegmentedControl,
  SelectField,
  Stack,
  Switch,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  Link,
  HStack,
  Avatar,
  Text,
  Box,
} from '@meet/ui';
import { ChipsField } from '@meet/ui/chips-field';
import { useState } from 'react';
import { people } from '../people.ts';
import { Columns, Sample, Section } from '../Section.tsx';

const options = [
  { value: '0', label: 'Member' },
  { value: '1', label: 'Moderator' },
];

const SampleForm = () => (
  <Formik
    initialValues={{
      name: '',
      email: 'ada@',
      password: 'secret',
      role: '0',
      about: '',
      news: true,
      sound: true,
      at: '2027-01-15T09:30',
      until: '17:00',
    }}
    initialErrors={{ email: 'Email pattern is invalid' }}
    initialTouched={{ email: true }}
    onSubmit={() => {}}
  >
    <Form noValidate>
      <Stack gap={1}>
        <TextField name="name" label="Name" help="As others see it" required placeholder="Ada Lovelace" />
        <TextField name="email" label="Email" type="email" required />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<Link href="#forgot">Forgot password?</Link>}
        />
        <SelectField name="role" label="Group role" options={options} />
        <TextAreaField name="about" label="Message" placeholder="Say something kind" />
        <DateTimeField name="at" label="Starts" timeLabel="Starts at" />
        <TimeField name="until" label="Until" />
        <CheckboxField name="news" label="Create a group with selected participants" slim />
        <Box h={2} />
        <SwitchField name="sound" label="Sound" slim />
        <HStack justifyContent="flex-end" mt={4}>
          <Button variant="ghost">Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </HStack>
      </Stack>
    </Form>
  </Formik>
);

const words = {
  list: 'Chosen people',
  remove: (label: string) => `Remove ${label}`,
  correct: (label: string, problem: string) => `Correct ${label}: ${problem}`,
};
const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

function Chips({ label, count }: { label: string; count: number }) {
  const [entries, setEntries] = useState<readonly string[]>([
    ...people.slice(0, count).map(({ email }) => email),
    ...(count > 4 ? ['horia@example'] : []),
  ]);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState(count > 4 ? `Added ${count} addresses, 1 is not valid` : '');
  const enter = (text: string) => {
    const added = text.split(/[,;\s]+/).filter((entry) => entry && !entries.includes(entry));
    setEntries([...entries, ...added]);
    setTyped('');
    setSaid(`Added ${added.length}`);
  };
  const remove = (key: string) => setEntries(entries.filter((entry) => entry !== key));
  const toPerson = (email: string) => people.find((person) => person.email === email);
  return (
    <ChipsField
      label={label}
      help="Names, addresses, or a whole list from anywhere"
      placeholder="A contact, or an e-mail address"
      error={entries.every(isAddress) ? undefined : 'E-mail pattern is invalid'}
      chips={entries.map((email) => ({
        key: email,
        label: toPerson(email)?.name ?? email,
        title: email,
        problem: isAddress(email) ? undefined : 'E-mail pattern is invalid',
        picture: (
          <Avatar name={toPerson(email)?.name ?? email} email={email} presence={toPerson(email)?.presence} size={22} />
        ),
      }))}
      {...{ words, said, typed }}
      onTyped={setTyped}
      onEnter={enter}
      takesPaste={(text) => /[,;\s]/.test(text)}
      onLeave={() => typed.trim() && enter(typed)}
      onRemove={remove}
      onCorrect={(key) => (remove(key), setTyped(key))}
      options={people
        .filter(({ email }) => !entries.includes(email))
        .map(({ name, email }) => ({ value: email, label: name, keywords: email }))}
      onSelect={({ value }) => enter(value)}
    />
  );
}

function StandaloneInputs() {
  const [search, setSearch] = useState('ada');
  const [view, setView] = useState<'all' | 'online' | 'teams'>('all');
  const [typed, setTyped] = useState('');
  return (
    <>
      <SearchInput label="Search contacts" value={search} onChange={setSearch} />
      <Field label="Participant" help="Type a name or an e-mail" slim>
        {(control) => (
          <Combobox
            {...control}
            value={typed}
            onChange={setTyped}
            onSelect={() => {}}
            placeholder="Add somebody"
            options={people.map(({ name, email }) => ({ value: email, label: name, keywords: email }))}
            renderOption={(option) => (
              <>
                <Avatar name={option.label} email={option.value} size={28} />
                <Box minW={0}>
                  <Text truncate>{option.label}</Text>
                  <Text size="xs" tone="subtle" truncate>
                    {option.value}
                  </Text>
                </Box>
              </>
            )}
          />
        )}
      </Field>
      <SegmentedControl
        label="Show"
        value={view}
        onChange={setView}
        options={[
          { value: 'all', label: 'All' },
          { value: 'online', label: 'Online' },
          { value: 'teams', label: 'Teams' },
        ]}
      />
      <Checkbox label="Select all" indeterminate onChange={() => {}} />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Not chosen" />
      <Checkbox label="Not possible" disabled />
      <Switch label="Allow everyone to add and remove" defaultChecked />
      <Switch label="Off" />
      <Input aria-label="Disabled" disabled value="Disabled" readOnly />
      <Input aria-label="Read only" readOnly value="ada@example.org (read-only)" />
      <Input aria-label="Small" size="sm" placeholder="Small" />
      <Input aria-label="Large" size="lg" placeholder="Room id or moderator email" />
    </>
  );
}

export const FieldsSection = () => (
  <Section title="Fields">
    <Columns>
      <Sample title="In a form" column>
        <SampleForm />
      </Sample>
      <Sample title="Alone" column>
        <StandaloneInputs />
      </Sample>
      <Sample title="Chips: empty, a few, many with a wrong one" column>
        <Chips label="Nobody yet" count={0} />
        <Chips label="Participants" count={2} />
        <Chips label="People to invite" count={people.length} />
      </Sample>
    </Columns>
  </Section>
);
