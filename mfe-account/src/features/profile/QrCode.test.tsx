import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './QrCode.tsx';

const URI = 'otpauth://totp/Meet:ana%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Meet';

/** Returns which modules are filled by a path of runs `M<x> <y>h<width>v1h-<width>z`. */
function getModules(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

describe('QrCode', () => {
  it('draws every module of the code, dark on light, with the quiet zone around', () => {
    render(<QrCode text={URI} label="QR code of the key" />);
    const picture = screen.getByRole('img', { name: 'QR code of the key' });
    const { data, size } = encode(URI, { border: 4 });
    expect(picture).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    const [light, dark] = picture.querySelectorAll('path');
    expect([light!.getAttribute('fill'), dark!.getAttribute('fill')]).toEqual(['#fff', '#000']);
    expect(getModules(dark!.getAttribute('d')!, size)).toEqual(data);
  });
});
