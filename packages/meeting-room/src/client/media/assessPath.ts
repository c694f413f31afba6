/** Quality of the media between two people. */
export type PathQuality = 'good' | 'fair' | 'poor';

export interface PathFigures {
  /** Round-trip time in milliseconds. */
  roundTripMs: number;
  /** Share of lost packets, from 0 to 1, of the direction that lost more. */
  loss: number;
}

/** Limits from which people start to talk over each other, and sound and picture break up. */
const FAIR: PathFigures = { roundTripMs: 300, loss: 0.03 };
const POOR: PathFigures = { roundTripMs: 600, loss: 0.1 };

export function assessPath({ roundTripMs, loss }: PathFigures): PathQuality {
  const reaches = (limit: PathFigures) => roundTripMs >= limit.roundTripMs || loss >= limit.loss;
  return reaches(POOR) ? 'poor' : reaches(FAIR) ? 'fair' : 'good';
}

/** The browser statistics that are used; each browser leaves some out. */
export interface PathReport {
  type: string;
  id?: string;
  nominated?: boolean;
  currentRoundTripTime?: number;
  packetsReceived?: number;
  packetsLost?: number;
  fractionLost?: number;
}

/** Reads a connection's figures; losses count since the last reading. */
export class PathMeter {
  #received = 0;
  #lost = 0;

  read(reports: Iterable<PathReport>): PathFigures {
    let [roundTripMs, received, lost, reported] = [0, 0, 0, 0];
    for (const report of reports) {
      if (report.type === 'candidate-pair' && report.nominated) roundTripMs = (report.currentRoundTripTime ?? 0) * 1000;
      if (report.type === 'inbound-rtp') {
        received += report.packetsReceived ?? 0;
        lost += Math.max(0, report.packetsLost ?? 0);
      }
      if (report.type === 'remote-inbound-rtp') reported = Math.max(reported, report.fractionLost ?? 0);
    }
    const lostNow = Math.max(0, lost - this.#lost);
    const comeNow = Math.max(0, received - this.#received) + lostNow;
    this.#received = received;
    this.#lost = lost;
    return { roundTripMs, loss: Math.max(reported, comeNow > 0 ? lostNow / comeNow : 0) };
  }
}
