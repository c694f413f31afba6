import {
  Avatar,
  Badge,
  CopyField,
  DataGrid,
  EmptyState,
  HStack,
  IconButton,
  Kbd,
  Pagination,
  Tabs,
  Tag,
  Text,
  type Column,
} from '@meet/ui';
import { Carousel } from '@meet/ui/carousel';
import { Copy, Trash2 } from '@meet/ui/icons';
import { LobbyArt, NoMeetingsArt, WelcomeArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { people, type SamplePerson } from '../people.ts';
import { Columns, Sample, Section } from '../Section.tsx';

const columns: Column<SamplePerson>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ name, email }) => (
      <HStack gap={3}>
        <Avatar name={name} email={email} size={28} />
        <Text weight="medium">{name}</Text>
      </HStack>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <Text tone="muted">{email}</Text> },
  {
    id: 'role',
    header: 'Role',
    cell: ({ presence }) => (
      <Tag tone={presence === 'online' ? 'accent' : 'neutral'}>{presence === 'online' ? 'Owner' : 'Member'}</Tag>
    ),
  },
  { id: 'joined', header: 'Joined', tabular: true, cell: () => '12 Nov 2026' },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ name }) => (
      <HStack gap={0} justifyContent="flex-end">
        <IconButton size="sm" label={`Copy key of ${name}`} icon={<Copy />} />
        <IconButton size="sm" label={`Delete key of ${name}`} icon={<Trash2 />} />
      </HStack>
    ),
  },
];

export function DataSection() {
  const [page, setPage] = useState(4);
  return (
    <Section title="Data">
      <DataGrid
        label="Members"
        columns={columns}
        items={people.slice(0, 5)}
        toKey={({ email }) => email}
        sort={{ column: 'name', direction: 'ascending' }}
        onSort={() => {}}
        isHighlighted={({ name }) => name.startsWith('Grace')}
        busy
      />
      <Pagination page={page} pageCount={12} onChange={setPage} />
      <Columns>
        <DataGrid label="Loading members" columns={columns.slice(0, 3)} items={undefined} toKey={String} />
        <DataGrid
          label="No meetings"
          columns={columns.slice(0, 3)}
          items={[]}
          toKey={String}
          empty={<EmptyState compact illustration={<NoMeetingsArt />} title="No meetings yet" />}
        />
        <Sample title="Tabs" column>
          <Tabs
            label="Network"
            items={[
              { id: 'contacts', label: 'Contacts', content: <Text>Everybody you know.</Text> },
              {
                id: 'groups',
                label: (
                  <>
                    Groups <Badge count={4} tone="quiet" />
                  </>
                ),
                content: <Text>Those who belong together.</Text>,
              },
              { id: 'later', label: 'Not yet', content: null, disabled: true },
            ]}
          />
        </Sample>
        <Sample title="Marks">
          <Badge count={3} />
          <Badge count={99} />
          <Badge count={100} />
          <Badge count={7} tone="accent" />
          <Badge count={12} tone="quiet" />
          <Tag>Pending</Tag>
          <Tag tone="success">Enabled</Tag>
          <Tag tone="accent">Owner</Tag>
          <Tag tone="warning">Expires soon</Tag>
          <Tag tone="danger">Blocked</Tag>
          <Tag tone="info">Invited</Tag>
          <Kbd keys="Ctrl K" />
          <CopyField value="https://meet.example/j/123456789" label="Copy link" />
        </Sample>
        <Sample title="Carousel" column>
          <Carousel
            label="Quick guide"
            slides={[
              <EmptyState compact key="1" illustration={<WelcomeArt />} title="Welcome to your meetings" />,
              <EmptyState compact key="2" illustration={<LobbyArt />} title="People wait in the lobby" />,
            ]}
          />
        </Sample>
      </Columns>
    </Section>
  );
}
