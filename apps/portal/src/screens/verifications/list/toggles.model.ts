import { can, Permission, type Claim } from '@portal/api/contract';
import type { ToggleItem } from '@portal/ui/toggle-group';
import { services, type Service } from './grid-state.ts';

export const serviceClaims: Readonly<Record<Service, Claim>> = {
  Company: Permission.companyVerification,
  Individual: Permission.individualEntityVerification,
};

/** Shown to who holds the claim; nothing lies behind them (OP-190). */
const withoutService: Readonly<Record<string, Claim>> = {
  'Smsf lookup': Permission.smsfLookup,
  'ABN lookup': Permission.abnLookup,
  'Email age': Permission.emailAge,
  'IP address': Permission.ipAddress,
};

/** What somebody with these claims may choose from, and what is only shown. */
export const togglesFor = (claims: readonly string[]): readonly ToggleItem[] => [
  ...services.filter((id) => can(claims, serviceClaims[id])).map((id) => ({ id, label: id })),
  ...Object.entries(withoutService)
    .filter(([, claim]) => can(claims, claim))
    .map(([label]) => ({
      id: label,
      label,
      disabled: true,
      reason: `${label} is not offered by this portal.`,
    })),
];
