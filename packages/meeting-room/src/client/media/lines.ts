/** Lines of each peer connection, in the order of its media sections; both sides rely on the order. */
export const LINES = ['microphone', 'camera', 'screen', 'screenAudio'] as const;
export type Line = (typeof LINES)[number];

export const getKind = (line: Line): 'audio' | 'video' => (line === 'camera' || line === 'screen' ? 'video' : 'audio');

export type LineTracks = Record<Line, MediaStreamTrack | null>;
