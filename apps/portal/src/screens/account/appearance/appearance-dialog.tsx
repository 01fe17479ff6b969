import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { RadioGroup } from '@portal/ui/radio-group';
import { useState } from 'react';
import { paletteKeys } from '../../../base/palette-key.ts';
import { appearanceOf, choose, type Appearance } from '../../../kept/appearance.ts';
import { useUser } from '../../../session/use-session.ts';

const modes = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const contrasts = [
  { value: 'auto', label: 'As the system' },
  { value: 'more', label: 'More contrast' },
] as const;
const densities = [
  { value: 'tenant', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

const switches = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** Appearance of the portal for this user on this device. A choice is applied and stored at once. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const user = useUser();
  const [chosen, setChosen] = useState(() => appearanceOf(user));
  const change = (part: Partial<Appearance>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    choose(user, next);
  };
  return (
    <Dialog
      open
      size="sm"
      title="Appearance"
      onOpenChange={onClose}
      // Each choice takes effect at once.
      unsaved={false}
      closesInFooter
      footer={
        <Button size="md" variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="text-text-muted">Kept for you in this browser.</p>
      <RadioGroup
        label="Mode"
        inline
        options={modes}
        value={chosen.mode}
        onValueChange={(mode) => change({ mode: oneOf(modes, mode) })}
      />
      <RadioGroup
        label="Contrast"
        inline
        options={contrasts}
        value={chosen.contrast}
        onValueChange={(contrast) => change({ contrast: oneOf(contrasts, contrast) })}
      />
      <RadioGroup
        label="Density"
        inline
        options={densities}
        value={chosen.density}
        onValueChange={(density) => change({ density: oneOf(densities, density) })}
      />
      <RadioGroup
        label="Single-key shortcuts"
        hint={`${paletteKeys.named} always works.`}
        inline
        options={switches}
        value={chosen.singleKeys}
        onValueChange={(singleKeys) => change({ singleKeys: oneOf(switches, singleKeys) })}
      />
    </Dialog>
  );
}

/** The value of the chosen option; the first option for an unknown value. */
const oneOf = <Value extends string>(
  options: readonly [{ readonly value: Value }, ...{ readonly value: Value }[]],
  chosen: string,
): Value => options.find(({ value }) => value === chosen)?.value ?? options[0].value;
