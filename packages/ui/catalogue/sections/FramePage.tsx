import {
  AppFrame,
  Avatar,
  Badge,
  Box,
  Button,
  Grid,
  Heading,
  HStack,
  IconButton,
  Logo,
  NavItem,
  NavRail,
  Page,
  PageHeader,
  Spacer,
  Stack,
  Surface,
  Text,
} from '@meet/ui';
import {
  Bell,
  Building2,
  CalendarClock,
  HistoryIcon,
  LayoutDashboard,
  PanelRightClose,
  PanelRightOpen,
  Search,
  Users,
  UserPlus,
  Video,
} from '@meet/ui/icons';
import { useState } from 'react';
import { people } from '../people.ts';

const rail = [
  { label: 'Dashboard', icon: <LayoutDashboard />, current: true },
  { label: 'Meetings', icon: <Video /> },
  { label: 'Groups', icon: <Users /> },
  { label: 'History', icon: <HistoryIcon /> },
  { label: 'Company', icon: <Building2 /> },
  { label: 'Alerts', icon: <Bell />, count: 3 },
];

const Header = ({ onToggle }: { onToggle: () => void }) => (
  <>
    <Logo />
    <Text tone="muted" tabular ms={3} display={{ base: 'none', md: 'block' }}>
      9:41 AM
    </Text>
    <Spacer />
    <IconButton label="Search" shortcut="Ctrl K" icon={<Search />} />
    <IconButton label="Notifications, 3 new" icon={<Bell />} badge={<Badge count={3} />} />
    <IconButton label="My network" icon={<Users />} onClick={onToggle} />
    <Avatar name="Ada Lovelace" email="ada@example.org" size={32} presence="online" standsAlone />
  </>
);

function Network({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  return (
    <Stack gap={1} p={3} alignItems={expanded ? 'stretch' : 'center'} h="full" overflowY="auto">
      <HStack justifyContent="space-between" w="full" mb={2}>
        {expanded && <Heading size="sm">My network</Heading>}
        <IconButton
          label={expanded ? 'Collapse' : 'Expand'}
          icon={expanded ? <PanelRightClose /> : <PanelRightOpen />}
          onClick={onToggle}
        />
      </HStack>
      {people.map(({ name, email, presence }) => (
        <HStack key={email} gap={3} h={14} px={2} borderRadius="control" _hover={{ bg: 'bg.hover' }}>
          <Avatar name={name} email={email} presence={presence} standsAlone={!expanded} />
          {expanded && (
            <Box minW={0}>
              <Text weight="medium" truncate>
                {name}
              </Text>
              <Text size="xs" tone="muted" truncate>
                {email}
              </Text>
            </Box>
          )}
        </HStack>
      ))}
    </Stack>
  );
}

export function FramePage() {
  const [expanded, setExpanded] = useState(new URLSearchParams(location.search).has('expanded'));
  const toggle = () => setExpanded(!expanded);
  return (
    <AppFrame
      header={<Header onToggle={toggle} />}
      rail={
        <NavRail opened={new URLSearchParams(location.search).has('opened')}>
          {rail.map((item) => (
            <NavItem key={item.label} href={`#${item.label}`} {...item} />
          ))}
        </NavRail>
      }
      panel={{
        label: 'My network',
        state: expanded ? 'expanded' : 'collapsed',
        onCollapse: toggle,
        content: <Network expanded={expanded} onToggle={toggle} />,
      }}
    >
      <Page>
        <PageHeader
          title="Good morning, Ada"
          description="Three meetings today, the first at 10:00."
          actions={
            <>
              <Button icon={<UserPlus aria-hidden />}>Invite user</Button>
              <Button variant="primary" icon={<Video aria-hidden />}>
                Start meeting
              </Button>
            </>
          }
        />
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 1fr' }}>
          <Surface>
            <Heading size="sm" mb={4}>
              Today
            </Heading>
            {['Design review', 'Întâlnire de proiect', 'Café virtuel'].map((subject, index) => (
              <HStack key={subject} gap={4} py={3} borderTopWidth={index ? '1px' : 0}>
                <Text tone="muted" tabular w={12}>
                  {10 + index * 2}:00
                </Text>
                <Box flex={1} minW={0}>
                  <Text weight="medium" truncate>
                    {subject}
                  </Text>
                  <Text size="xs" tone="subtle">
                    {4 + index} people
                  </Text>
                </Box>
                <Button size="sm">Join</Button>
              </HStack>
            ))}
          </Surface>
          <Surface>
            <Heading size="sm" mb={4}>
              Coming up
            </Heading>
            <HStack gap={3} color="fg.muted">
              <CalendarClock size={18} aria-hidden />
              <Text tone="muted">Nothing more this week.</Text>
            </HStack>
          </Surface>
        </Grid>
      </Page>
    </AppFrame>
  );
}
