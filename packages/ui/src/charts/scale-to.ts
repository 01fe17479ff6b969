import { scaleLinear } from '@visx/scale';

/** Scales figures from zero to `top` to px from zero to `length`. */
export function scaleTo(top: number, length: number): (value: number) => number {
  return scaleLinear<number>({ domain: [0, top], range: [0, length], clamp: true });
}
