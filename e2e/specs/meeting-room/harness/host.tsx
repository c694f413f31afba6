import { JitsiMeeting } from '@jitsi/react-sdk';
import { createRoot } from 'react-dom/client';
import { loadExternalApi } from '@meet/meeting-room/preload';

/** Values that the tests read: every event in order, and the API itself. */
interface HostWindow {
  events: { name: string; data: unknown; at: number }[];
  api?: { addListener(name: string, listener: (data: unknown) => void): void; getSupportedEvents(): string[] };
  joinClickedAt: number;
}

const host = window as unknown as HostWindow;
host.events = [];

const parameters = new URLSearchParams(location.search);
const room = parameters.get('room') ?? '';

async function embed(): Promise<void> {
  const jwt = parameters.get('jwt') ?? (await (await fetch(`/token?${parameters}`)).text());
  host.joinClickedAt = performance.timeOrigin + performance.now();
  await loadExternalApi(`${location.origin}/meeting-room`);
  createRoot(document.getElementById('root')!).render(
    <JitsiMeeting
      domain={location.host}
      roomName={room}
      jwt={jwt === 'none' ? undefined : jwt}
      lang={parameters.get('lang') ?? 'en'}
      userInfo={{ displayName: parameters.get('name') ?? '', email: '' }}
      configOverwrite={JSON.parse(parameters.get('config') ?? '{}') as object}
      getIFrameRef={(parent) => void (parent.style.height = '100%')}
      onApiReady={(api) => listen(api as unknown as NonNullable<HostWindow['api']>)}
      onReadyToClose={() => document.body.append('closed')}
    />,
  );
}

function listen(api: NonNullable<HostWindow['api']>): void {
  host.api = api;
  for (const name of api.getSupportedEvents()) {
    api.addListener(name, (data) => host.events.push({ name, data, at: performance.timeOrigin + performance.now() }));
  }
}

void embed();
