import type { TenantSettings } from '../../platform/db/column-types.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { defaultSettings as settings } from '../../tenants/tenant-defaults.ts';

export interface DemoTenant {
  readonly id: string;
  readonly displayName: string;
  readonly hosts: readonly string[];
  readonly theme: Readonly<Record<string, string | number>>;
  readonly supportPhone: string;
  readonly helpUrl: string;
  readonly settings: TenantSettings;
  readonly subBrands: readonly string[];
  /** Seed of everything generated for the tenant. */
  readonly seed: number;
}

export const demoTenants: readonly DemoTenant[] = [
  {
    id: 'harbour',
    displayName: 'Harbour Trust',
    hosts: ['localhost', 'harbour.localhost'],
    theme: { brand: '#0b5cab', nav: '#10243e' },
    supportPhone: '1300 000 146',
    helpUrl: 'https://help.harbour.example/',
    settings: { ...settings, FederatedSignIn: true },
    subBrands: ['Harbour Direct', 'Harbour Advice', 'Harbour Private'],
    seed: 1001,
  },
  {
    id: 'meridian',
    displayName: 'Meridian Wealth',
    hosts: ['meridian.localhost'],
    theme: { brand: '#0f7b5f', nav: '#f1f6f3', radius: 12 },
    supportPhone: '1300 000 252',
    helpUrl: 'https://help.meridian.example/',
    settings: {
      ...settings,
      ShowDocumentListBeforeCompletion: false,
      ShowEVSummaryResult: false,
      AustralianMobileNumberOnly: true,
      DisplayUserInviteAlert: true,
      UserInviteAlertText: 'Invite only people who have signed the Meridian access agreement.',
      EditPermissionsDisclaimerText:
        'Application access lets a person read and change the details of every client.',
      NewUserAppAccessToggleDefaultON: true,
    },
    subBrands: ['Meridian Select', 'Meridian Advice'],
    seed: 2001,
  },
  {
    id: 'banksia',
    displayName: 'Banksia Mutual',
    hosts: ['banksia.localhost'],
    theme: { brand: '#f4b400', nav: '#26231c', radius: 2, density: 0.875 },
    supportPhone: '1300 000 367',
    helpUrl: 'https://help.banksia.example/',
    settings,
    subBrands: ['Banksia Members', 'Banksia Super'],
    seed: 3001,
  },
];

export const supportEmail = (tenant: string): string => `support@${tenant}.example`;

export const labels = ['VIP', 'Hot', 'Cold', 'Review'] as const;
export const systemLabels = ['Priority', 'Escalated', 'Referred'] as const;
export const products = ['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure'] as const;

type OptionRow = Pick<Schema['list_option'], 'kind' | 'position' | 'name' | 'value'>;

/** The name of an option is its value. */
export function listOptions(subBrands: readonly string[]): OptionRow[] {
  const lists = { label: labels, tag: systemLabels, 'sub-brand': subBrands, product: products } as const;
  return Object.entries(lists).flatMap(([kind, names]) =>
    names.map((name, position) => ({ kind: kind as OptionRow['kind'], position, name, value: name })),
  );
}
