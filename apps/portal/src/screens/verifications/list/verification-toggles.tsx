import { Permission, type Claim } from '@portal/api/contract';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useCan } from '../../../session/use-session.ts';
import { services, type Service } from './grid-state.ts';
import { serviceClaims } from './use-grid-state.ts';

/** Shown to who holds the claim; nothing lies behind them (OP-190). */
const withoutService: Readonly<Record<string, Claim>> = {
  'Smsf lookup': Permission.smsfLookup,
  'ABN lookup': Permission.abnLookup,
  'Email age': Permission.emailAge,
  'IP address': Permission.ipAddress,
};

export interface VerificationTogglesProps {
  value: Service;
  onChoose: (service: Service) => void;
}

/** What is verified, as far as the person may. */
export function VerificationToggles({ value, onChoose }: VerificationTogglesProps) {
  const can = useCan();
  return (
    <ToggleGroup
      label="Verification type"
      value={value}
      onSelectItem={(id) => {
        const chosen = services.find((service) => service === id);
        if (chosen && chosen !== value) onChoose(chosen);
      }}
      items={[
        ...services.filter((id) => can(serviceClaims[id])).map((id) => ({ id, label: id })),
        ...Object.entries(withoutService)
          .filter(([, claim]) => can(claim))
          .map(([label]) => ({
            id: label,
            label,
            disabled: true,
            reason: `${label} is not offered by this portal.`,
          })),
      ]}
      className="max-md:flex-wrap"
    />
  );
}
