import { ToggleGroup } from '@portal/ui/toggle-group';
import { useUser } from '../../../session/use-session.ts';
import { services, type Service } from './grid-state.ts';
import { togglesFor } from './toggles.model.ts';

export interface VerificationTogglesProps {
  value: Service;
  onChoose: (service: Service) => void;
}

/** What is verified, as far as the person may. */
export function VerificationToggles({ value, onChoose }: VerificationTogglesProps) {
  return (
    <ToggleGroup
      label="Verification type"
      value={value}
      onSelectItem={(id) => {
        const chosen = services.find((service) => service === id);
        if (chosen && chosen !== value) onChoose(chosen);
      }}
      items={togglesFor(useUser().claims)}
      className="max-md:flex-wrap"
    />
  );
}
