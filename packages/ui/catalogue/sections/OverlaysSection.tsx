import {
  Button,
  confirm,
  Dialog,
  Drawer,
  HStack,
  IconButton,
  Input,
  Menu,
  Popover,
  Text,
  toast,
  Tooltip,
} from '@meet/ui';
import { CommandPalette } from '@meet/ui/command-palette';
import { Copy, Ellipsis, LogOut, MessageSquare, Pencil, Trash2, UserPlus, Video } from '@meet/ui/icons';
import { useState } from 'react';
import { Sample, Section } from '../Section.tsx';

const commands = [
  { id: 'start', label: 'Start meeting', group: 'Actions', icon: <Video />, shortcut: 'Alt S', run: () => {} },
  { id: 'invite', label: 'Invite user', group: 'Actions', icon: <UserPlus />, run: () => {} },
  {
    id: 'ada',
    label: 'Ada Lovelace',
    group: 'People',
    keywords: 'ada@example.org',
    icon: <MessageSquare />,
    run: () => {},
  },
];

function Dialogs() {
  const [shown, setShown] = useState<'dialog' | 'drawer' | 'palette'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('dialog')}>Open dialog</Button>
      <Button onClick={() => setShown('drawer')}>Open drawer</Button>
      <Button onClick={() => setShown('palette')}>Open command palette</Button>
      <Button
        onClick={() =>
          void confirm({
            title: 'Delete group?',
            body: 'Design team and its 8 members go. Nobody is told.',
            confirmLabel: 'Delete',
            danger: true,
          })
        }
      >
        Ask first
      </Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Rename room"
        description="Everybody in the room sees the new name."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <Input aria-label="Room name" defaultValue="Design team" />
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} title="Room members">
        <Text tone="muted">Eight people are in this room.</Text>
      </Drawer>
      <CommandPalette
        words={{ open: 'Open', results: (count) => `Results: ${count}`, failed: 'This could not be searched.' }}
        open={shown === 'palette'}
        onClose={close}
        label="Search people, rooms, pages"
        commands={commands}
      />
    </>
  );
}

export const OverlaysSection = () => (
  <Section title="Overlays">
    <Sample title="Dialogs">
      <Dialogs />
    </Sample>
    <Sample title="Menus and pop-ups">
      <Menu
        trigger={<IconButton label="Room options" icon={<Ellipsis />} variant="secondary" />}
        items={[
          { id: 'rename', label: 'Rename', icon: <Pencil />, shortcut: 'R' },
          { id: 'copy', label: 'Copy email', icon: <Copy /> },
          { id: 'manage', label: 'Allow everyone to add/remove', checked: true },
          {
            id: 'close',
            label: 'Close room',
            icon: <Trash2 />,
            disabled: true,
            disabledReason: 'Only the owner closes it',
          },
          {
            group: 'Status',
            items: [
              {
                id: 'away',
                label: 'Away',
                items: [
                  { id: '30', label: '30 minutes' },
                  { id: '60', label: '1 hour' },
                ],
              },
            ],
          },
          { group: '', items: [{ id: 'leave', label: 'Leave room', icon: <LogOut />, danger: true }] },
        ]}
      />
      <Popover trigger={<Button>Notifications</Button>} label="Notifications">
        <HStack>
          <Text>There are no notifications!</Text>
        </HStack>
      </Popover>
      <Tooltip text="Only on hover and focus">
        <Button variant="ghost">Hover me</Button>
      </Tooltip>
    </Sample>
    <Sample title="Toasts">
      <Button onClick={() => toast.success('API Key Added')}>Success</Button>
      <Button onClick={() => toast.error('Failed creating contact group!', { title: 'Error' })}>Error</Button>
      <Button onClick={() => toast.info('Reloading to apply changes.', { title: 'NEW IMPROVEMENTS AVAILABLE' })}>
        Info
      </Button>
      <Button onClick={() => toast.warning('You need to select at least 1 contact')}>Warning</Button>
      <Button
        onClick={() =>
          toast({
            type: 'Confirm',
            title: 'A NEW VERSION IS AVAILABLE',
            message: 'Reload to use it.',
            buttons: [
              { text: 'Reload', action: 'reload' },
              { text: 'Later', action: 'later' },
            ],
          })
        }
      >
        Confirm
      </Button>
      <Button onClick={() => toast.snackbar('Email copied to clipboard')}>Snackbar</Button>
    </Sample>
  </Section>
);
