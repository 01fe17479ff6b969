import type { TenantTheme } from './tenant-theme.ts';

/** Extreme themes that a tenant may choose. Each block is tested in all six. */
export const fixtureTenants = {
  default: { brand: '#0b5cab' },
  'near-black': { brand: '#0a0a0a', nav: '#000000', radius: 0 },
  'near-white': { brand: '#fdfdf5', nav: '#ffffff', radius: 16 },
  yellow: { brand: '#ffd500', nav: '#ffd500', density: 0.875 },
  'mid-grey': { brand: '#777777', nav: '#777777', font: 'system' },
  'danger-red': { brand: '#c22826', nav: '#3b0f0e' },
} as const satisfies Readonly<Record<string, TenantTheme>>;
