import { Avatar, AvatarGroup, Box, HStack, PresenceMark, Text } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { people } from '../people.ts';
import { Columns, Sample, Section } from '../Section.tsx';

const many = Array.from({ length: 10_000 }, (_, index) => {
  const person = people[index % people.length];
  return { ...person, name: `${person?.name} ${index + 1}`, email: `${index}-${person?.email}` };
});

export const PeopleSection = () => (
  <Section title="People">
    <Sample title="Avatars">
      {people.map(({ name, email, presence }) => (
        <Avatar key={email} name={name} email={email} presence={presence} size={48} standsAlone />
      ))}
      {[80, 56, 40, 32, 24].map((size) => (
        <Avatar key={size} name="Ada Lovelace" email="ada@example.org" size={size} presence="online" standsAlone />
      ))}
    </Sample>
    <Sample title="Groups and presence">
      <AvatarGroup people={people.slice(0, 2)} />
      <AvatarGroup people={people} />
      <AvatarGroup people={people} size={48} max={4} />
      {(['online', 'away', 'busy', 'offline'] as const).map((presence) => (
        <HStack key={presence} gap={1.5}>
          <PresenceMark presence={presence} size={14} label="" />
          <Text>{presence}</Text>
        </HStack>
      ))}
    </Sample>
    <Columns>
      <Sample title="10,000 contacts" column>
        <VirtualList
          label="Contacts"
          height="320px"
          items={many}
          toKey={({ email }) => email}
          renderItem={({ name, email, presence }) => (
            <HStack gap={3} px={2} h={14} borderRadius="control" _hover={{ bg: 'bg.hover' }}>
              <Avatar name={name} email={email} presence={presence} />
              <Box minW={0}>
                <Text weight="medium" truncate>
                  {name}
                </Text>
                <Text size="xs" tone="muted" truncate>
                  {email}
                </Text>
              </Box>
            </HStack>
          )}
        />
      </Sample>
    </Columns>
  </Section>
);
