import type { ChatRoom } from '@meet/chat-contract';
import { Avatar, Box, Grid, Text } from '@meet/ui';
import { useMemberName } from './useMemberWords.ts';

interface Props {
  readonly room: ChatRoom;
  /** px */
  readonly size?: number;
}

/**
 * Shows up to three of the others' pictures in one square, then '+N'; the person's own if nobody else is left. The text
 * beside it names the room.
 */
export function RoomAvatar({ room, size = 44 }: Props) {
  const { memberPreview, memberCount } = room;
  const getName = useMemberName(memberPreview, room);
  const [first] = memberPreview;
  if (memberPreview.length === 1 && first) {
    return <Avatar name={getName(first)} email={first.email} photo={first.avatar} size={size} />;
  }
  const cell = Math.floor(size / 2);
  const rest = memberCount - 1 - memberPreview.length;
  return (
    <Grid
      aria-hidden
      flexShrink={0}
      gap={0}
      gridTemplateColumns={`repeat(2, ${cell}px)`}
      alignContent="center"
      justifyItems="center"
      style={{ width: size, height: size }}
    >
      {memberPreview.map((member, index) => (
        <Box
          key={member.email}
          display="flex"
          gridColumn={index === 2 && rest <= 0 ? 'span 2' : undefined}
          borderRadius="full"
          p="1px"
        >
          <Avatar name={getName(member)} email={member.email} photo={member.avatar} size={cell - 2} />
        </Box>
      ))}
      {rest > 0 && (
        <Box
          display="grid"
          placeItems="center"
          bg="bg.muted"
          borderRadius="full"
          style={{ width: cell - 2, height: cell - 2 }}
        >
          <Text as="span" fontSize="10px" fontWeight="bold" lineHeight="1">
            +{rest}
          </Text>
        </Box>
      )}
    </Grid>
  );
}
