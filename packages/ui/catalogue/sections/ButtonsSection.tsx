import { Badge, Button, CopyButton, IconButton, LinkButton } from '@meet/ui';
import { Bell, Mic, Plus, Settings, Trash2, Video } from '@meet/ui/icons';
import { Sample, Section } from '../Section.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const names = { primary: 'Start meeting', secondary: 'Send email', ghost: 'Cancel', danger: 'Delete' };

export const ButtonsSection = () => (
  <Section title="Buttons">
    <Sample title="Variants">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {names[variant]}
        </Button>
      ))}
      <LinkButton href="#dashboard" variant="secondary">
        Go to dashboard
      </LinkButton>
      <CopyButton value="https://meet.example/j/123456789">Copy link</CopyButton>
    </Sample>
    <Sample title="Sizes and icons">
      <Button size="sm" variant="primary" icon={<Plus aria-hidden />}>
        Create room
      </Button>
      <Button variant="primary" icon={<Video aria-hidden />}>
        Join meeting
      </Button>
      <Button size="lg" variant="primary" icon={<Video aria-hidden />}>
        Join meeting
      </Button>
      <Button icon={<Trash2 aria-hidden />}>Clear all</Button>
    </Sample>
    <Sample title="Busy and disabled">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {names[variant]}
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {names[variant]}
        </Button>
      ))}
      <Button variant="primary" disabledReason="Since you are logged in as an admin you cannot access meetings">
        Join as admin
      </Button>
    </Sample>
    <Sample title="Icon buttons">
      <IconButton label="Settings" icon={<Settings />} />
      <IconButton label="Notifications, 128 new" icon={<Bell />} badge={<Badge count={128} />} />
      <IconButton label="Notifications, 3 new" icon={<Bell />} badge={<Badge count={3} />} variant="secondary" />
      <IconButton label="Mute" shortcut="M" icon={<Mic />} round variant="secondary" size="lg" />
      <IconButton label="Start" icon={<Video />} round variant="primary" size="lg" />
      <IconButton label="Refresh" icon={<Settings />} loading />
      <IconButton label="Mute everybody" icon={<Mic />} disabled />
    </Sample>
  </Section>
);
