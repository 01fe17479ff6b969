import { can, Permission, verificationServices, type Claim } from '@portal/api/contract';
import type { ToggleItem } from '@portal/ui/toggle-group';
import { services } from './grid-state.ts';

/** Visible with the claim but disabled, because they have no page (OP-190). */
const withoutService: Readonly<Record<string, Claim>> = {
  'Smsf lookup': Permission.smsfLookup,
  'ABN lookup': Permission.abnLookup,
  'Email age': Permission.emailAge,
  'IP address': Permission.ipAddress,
};

/** The toggles for these claims, enabled and disabled. */
export const togglesFor = (claims: readonly string[]): readonly ToggleItem[] => [
  ...services.filter((id) => can(claims, verificationServices[id].needs)).map((id) => ({ id, label: id })),
  ...Object.entries(withoutService)
    .filter(([, claim]) => can(claims, claim))
    .map(([label]) => ({
      id: label,
      label,
      disabled: true,
      disabledReason: `${label} is not offered by this portal.`,
    })),
];
