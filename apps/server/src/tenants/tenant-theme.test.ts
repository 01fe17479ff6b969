import { expect, test } from 'vitest';
import { themeInputs } from '@portal/ui/theme';
import { demoTenants } from '../operations/seed/demo-tenants.ts';
import { tenantColours } from './tenant-theme.ts';

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ratio = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const themes = [
  ...demoTenants.map(({ id, theme }) => [id, theme] as const),
  ['nonsense', { brand: 'red' }] as const,
];

test.each(themes)('every word of an email of %s has sufficient contrast', (_, theme) => {
  const { radius, ...colours } = tenantColours({ theme });
  const { brand, onBrand, surface, sunken, text, muted, link } = colours;
  expect(radius).toBeGreaterThanOrEqual(0);
  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[\da-f]{6}$/);
  for (const [ink, ground] of [
    [onBrand, brand],
    [text, surface],
    [text, sunken],
    [muted, surface],
    [link, surface],
  ] as const)
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('an email has the tenant’s light colours and corners, and the standard ones if the theme is invalid', () => {
  const own = tenantColours({ theme: { brand: '#7a1f5c', radius: 12 } });
  expect(own).toMatchObject({ brand: '#7a1f5c', radius: 12 });
  expect(luminance(own.canvas)).toBeGreaterThan(0.8);
  expect(luminance(own.border)).toBeGreaterThan(luminance(own.text));
  const standard = themeInputs.find(({ name }) => name === '--portal-brand')?.initial;
  expect(tenantColours({ theme: { brand: 'red', radius: 12 } })).toMatchObject({
    brand: standard,
    radius: 6,
  });
});
