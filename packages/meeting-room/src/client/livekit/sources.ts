import { type TrackPublishOptions, Track, VideoPresets } from 'livekit-client';
import type { Line } from '../media/lines.ts';

const KBIT = 1_000;

/** Options by which each line of the room's media is published. Every encoding limits its bitrate and frame rate. */
export const PUBLISH: Record<Line, TrackPublishOptions & { source: Track.Source }> = {
  microphone: { source: Track.Source.Microphone, audioPreset: { maxBitrate: 40 * KBIT }, dtx: true, red: true },
  camera: {
    source: Track.Source.Camera,
    videoCodec: 'vp8',
    videoEncoding: { maxBitrate: 1_700 * KBIT, maxFramerate: 30 },
    simulcast: true,
    videoSimulcastLayers: [VideoPresets.h180, VideoPresets.h360],
  },
  // One layer of full size: smaller ones leave text unreadable for people who join late.
  screen: {
    source: Track.Source.ScreenShare,
    videoCodec: 'vp8',
    screenShareEncoding: { maxBitrate: 2_400 * KBIT, maxFramerate: 15 },
    simulcast: false,
    degradationPreference: 'maintain-resolution',
  },
  screenAudio: {
    source: Track.Source.ScreenShareAudio,
    audioPreset: { maxBitrate: 96 * KBIT },
    dtx: false,
    red: false,
  },
};

/** Returns the line of a source, or undefined if the room has no line for it. */
export const findLine = (source: Track.Source): Line | undefined =>
  (Object.keys(PUBLISH) as Line[]).find((line) => PUBLISH[line].source === source);
