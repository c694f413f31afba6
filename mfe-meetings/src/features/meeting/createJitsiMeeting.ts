import { map, Observable, share } from 'rxjs';

/** The part of the IFrame API that this page uses, in every deployment. */
export interface IFrameApi {
  on(event: string, listener: (data: never) => void): unknown;
  removeListener(event: string, listener: (data: never) => void): unknown;
  executeCommand(name: string, ...args: unknown[]): void;
  getNumberOfParticipants(): number;
}

export interface JitsiMeeting {
  readonly joined$: Observable<{ id: string }>;
  readonly left$: Observable<unknown>;
  readonly participantJoined$: Observable<unknown>;
  readonly participantLeft$: Observable<unknown>;
  readonly passwordRequired$: Observable<unknown>;
  readonly kickedOut$: Observable<{ kicked: { local: boolean } }>;
  readonly error$: Observable<{ error: ApiError }>;
  readonly chatUpdated$: Observable<ChatUpdate>;
  readonly readyToClose$: Observable<unknown>;
  givePassword(password: string): void;
  hangUp(): void;
  toggleWhiteboard(): void;
  participantCount(): number;
}

/** Interface to recordings, which only the embedded room has. */
export interface RoomRecorder {
  readonly joined$: Observable<unknown>;
  /** Emits when a host requests a recording. */
  readonly wanted$: Observable<unknown>;
  readonly part$: Observable<{ part: Blob }>;
  readonly status$: Observable<RecordingStatus>;
  /** Starts to record in this browser, as a file of this media type. */
  start(type: string): void;
  stop(): void;
}

export interface RecordingStatus {
  readonly on: boolean;
  /** Reason why the browser could not continue. */
  readonly error?: string | undefined;
}

export interface ChatUpdate {
  readonly isOpen: boolean;
  readonly unreadCount: number;
}

export interface ApiError {
  readonly name: string;
  readonly message?: string;
  /** Arguments of `conference.destroyed`, of which the first is the reason. */
  readonly params?: readonly unknown[];
  readonly isFatal?: boolean;
}

/** Returns the vendor's events as streams. Only this file knows their names. */
export function createJitsiMeeting(api: IFrameApi): JitsiMeeting {
  const stream = <Data>(event: string) => listenTo<Data>(api, event);
  return {
    joined$: stream('videoConferenceJoined'),
    left$: stream('videoConferenceLeft'),
    participantJoined$: stream('participantJoined'),
    participantLeft$: stream('participantLeft'),
    passwordRequired$: stream('passwordRequired'),
    kickedOut$: stream('participantKickedOut'),
    error$: stream('errorOccurred'),
    chatUpdated$: stream('chatUpdated'),
    readyToClose$: stream('readyToClose'),
    givePassword: (password) => api.executeCommand('password', password),
    hangUp: () => api.executeCommand('hangup'),
    toggleWhiteboard: () => api.executeCommand('toggleWhiteboard'),
    participantCount: () => api.getNumberOfParticipants(),
  };
}

export function createRoomRecorder(api: IFrameApi): RoomRecorder {
  return {
    joined$: listenTo(api, 'videoConferenceJoined'),
    wanted$: listenTo(api, 'recordingWanted'),
    part$: listenTo(api, 'recordingPart'),
    status$: listenTo(api, 'recordingStatusChanged'),
    start: (type) => api.executeCommand('startRecording', { mode: 'local', type }),
    stop: () => api.executeCommand('stopRecording', 'local'),
  };
}

/** Returns the names of the people in the lobby. Only the embedded room reports them. */
export const createLobbyNames = (api: IFrameApi): Observable<readonly string[]> =>
  listenTo<{ names: readonly string[] }>(api, 'lobbyChanged').pipe(map(({ names }) => names));

const listenTo = <Data>(api: IFrameApi, event: string): Observable<Data> =>
  new Observable<Data>((subscriber) => {
    const listener = (data: Data) => subscriber.next(data);
    api.on(event, listener as (data: never) => void);
    return () => api.removeListener(event, listener as (data: never) => void);
  }).pipe(share());
