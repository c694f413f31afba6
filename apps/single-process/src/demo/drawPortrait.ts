import { encodePng } from './encodePng.ts';
import type { Look } from './team.ts';

const EDGE = 267;
/** Number of samples per pixel in each direction, which smooth the outlines. */
const SAMPLES = 3;

type Colour = readonly [red: number, green: number, blue: number];
interface Shape {
  readonly colour: Colour;
  /** Returns whether it covers a point; the picture is 1 wide and 1 high. */
  readonly covers: (x: number, y: number) => boolean;
}

/** Draws a face in flat shapes, as PNG. */
export function drawPortrait(look: Look): Buffer {
  const shapes = getShapes(look);
  const wall = toColour(look.wall);
  const pixels = new Uint8Array(EDGE * EDGE * 3);
  for (let at = 0; at < EDGE * EDGE; at++) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const x = ((at % EDGE) + ((sample % SAMPLES) + 0.5) / SAMPLES) / EDGE;
      const y = (Math.floor(at / EDGE) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / EDGE;
      const colour = shapes.findLast(({ covers }) => covers(x, y))?.colour ?? wall;
      colour.forEach((value, channel) => (sum[channel]! += value));
    }
    sum.forEach((value, channel) => (pixels[at * 3 + channel] = Math.round(value / SAMPLES ** 2)));
  }
  return encodePng(pixels, EDGE);
}

/** Returns the shapes from back to front. */
function getShapes({ skin, hair, cut, shirt }: Look): Shape[] {
  const face = toColour(skin);
  const strands = toColour(hair);
  const dark: Colour = [45, 36, 34];
  const shade = face.map((value) => Math.round(value * 0.86)) as unknown as Colour;
  const behind: Record<Look['cut'], Shape[]> = {
    short: [],
    bald: [],
    long: [oval(strands, 0.5, 0.5, 0.26, 0.33)],
    bun: [oval(strands, 0.5, 0.13, 0.1, 0.09)],
    curly: [
      [0.28, 0.34],
      [0.72, 0.34],
      [0.3, 0.48],
      [0.7, 0.48],
      [0.38, 0.22],
      [0.62, 0.22],
    ].map(([x, y]) => oval(strands, x!, y!, 0.13, 0.13)),
  };
  const top: Shape = {
    colour: strands,
    covers: (x, y) => inOval(x, y, 0.5, 0.36, 0.225, 0.235) && y < 0.3 + (x - 0.5) ** 2 * 2.2,
  };
  return [
    ...behind[cut],
    oval(toColour(shirt), 0.5, 1.06, 0.4, 0.34),
    oval(shade, 0.5, 0.69, 0.085, 0.12),
    oval(shade, 0.295, 0.45, 0.035, 0.05),
    oval(shade, 0.705, 0.45, 0.035, 0.05),
    oval(face, 0.5, 0.43, 0.2, 0.245),
    ...(cut === 'bald' ? [{ colour: strands, covers: isBeard }] : [top]),
    oval(dark, 0.425, 0.43, 0.019, 0.025),
    oval(dark, 0.575, 0.43, 0.019, 0.025),
    { colour: dark, covers: isSmile },
  ];
}

const isSmile = (x: number, y: number) =>
  inOval(x, y, 0.5, 0.525, 0.075, 0.06) && !inOval(x, y, 0.5, 0.51, 0.078, 0.057) && y > 0.53;
const isBeard = (x: number, y: number) =>
  inOval(x, y, 0.5, 0.43, 0.2, 0.245) && !inOval(x, y, 0.5, 0.4, 0.17, 0.17) && y > 0.44;

const oval = (colour: Colour, cx: number, cy: number, rx: number, ry: number): Shape => ({
  colour,
  covers: (x, y) => inOval(x, y, cx, cy, rx, ry),
});

const inOval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

const toColour = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
