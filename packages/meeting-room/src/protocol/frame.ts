import type { ApiCommand, ApiEvent, ApiQuestion, RoomEvent } from './apiNames.ts';

/** Messages between the host page's script and the room's page, by postMessage. */

/** Participant, as the host page's synchronous getters return them. */
export interface ParticipantEntry {
  id: string;
  displayName: string;
  email?: string;
  avatarURL?: string;
  role: string;
  local: boolean;
}

export type FrameMessage =
  | { meetingRoom: 'ready' }
  | { meetingRoom: 'event'; name: ApiEvent | RoomEvent; data: object }
  | { meetingRoom: 'participants'; participants: ParticipantEntry[]; videoQuality: number }
  | { meetingRoom: 'answer'; id: number; result: unknown }
  | { meetingRoom: 'answer'; id: number; error: string };

export type HostMessage =
  | { meetingRoom: 'command'; name: ApiCommand; args: unknown[] }
  | { meetingRoom: 'question'; id: number; name: ApiQuestion; args: unknown[] };

/** The room's options, passed in the frame's URL fragment, which browsers never send to a server. */
export interface FrameOptions {
  /** Origin of the host page, the only one with which messages are exchanged. */
  hostOrigin: string;
  jwt?: string;
  lang?: string;
  userInfo?: { displayName?: string; email?: string; avatarURL?: string };
  /** Labels or ids of devices. */
  devices?: { audioInput?: string; audioOutput?: string; videoInput?: string };
  config: Record<string, unknown>;
}

export const isOfRoom = (data: unknown): data is { meetingRoom: string } =>
  typeof data === 'object' && data !== null && typeof (data as { meetingRoom?: unknown }).meetingRoom === 'string';
