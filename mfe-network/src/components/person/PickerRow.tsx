import { Avatar, Box, Checkbox, HStack, Text } from '@meet/ui';

interface Props {
  readonly name: string;
  readonly email: string;
  readonly photo?: string | null;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

/** A person who can be chosen, in a list that the keyboard moves through. The checkbox itself is no tab stop. */
export function PickerRow({ name, email, photo = null, chosen, onToggle }: Props) {
  return (
    <Box px={3} h={12} display="flex" alignItems="center" _hover={{ bg: 'bg.subtle' }}>
      <Box
        flex={1}
        minW={0}
        css={{ '& > label': { width: '100%', alignItems: 'center' }, '& > label > span': { minWidth: 0, flex: 1 } }}
      >
        <Checkbox
          checked={chosen}
          tabIndex={-1}
          onChange={onToggle}
          label={
            <HStack as="span" gap={2} minW={0}>
              <Avatar name={name} email={email} photo={photo} size={28} />
              <Box
                as="span"
                display="flex"
                minW={0}
                flexDirection={{ base: 'column', sm: 'row' }}
                alignItems={{ sm: 'center' }}
                columnGap={2}
              >
                <Text as="span" truncate>
                  {name}
                </Text>
                <Text as="span" size="xs" tone="muted" truncate>
                  {email}
                </Text>
              </Box>
            </HStack>
          }
        />
      </Box>
    </Box>
  );
}
