import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { RadioGroup } from '@portal/ui/radio-group';
import { useState } from 'react';
import { paletteKeys } from '../../../base/palette-key.ts';
import { appearanceOf, choose, type Appearance } from '../../../kept/appearance.ts';
import { useUser } from '../../../session/use-session.ts';

interface Choice {
  readonly part: keyof Appearance;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Appearance[keyof Appearance]; readonly label: string }[];
}

const asSystem = { value: 'auto', label: 'As the system' } as const;

/** What can be chosen, in the order of the dialog. */
const choices: readonly Choice[] = [
  {
    part: 'mode',
    label: 'Mode',
    options: [asSystem, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
  },
  { part: 'contrast', label: 'Contrast', options: [asSystem, { value: 'more', label: 'More contrast' }] },
  {
    part: 'density',
    label: 'Density',
    options: [
      { value: 'tenant', label: 'Standard' },
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact' },
    ],
  },
  {
    part: 'singleKeys',
    label: 'Single-key shortcuts',
    hint: `${paletteKeys.named} always works.`,
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
];

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
      footer={<DialogCancel variant="primary">Close</DialogCancel>}
    >
      <p className="text-text-muted">Kept for you in this browser.</p>
      {choices.map(({ part, ...group }) => (
        <RadioGroup
          key={part}
          {...group}
          inline
          value={chosen[part]}
          onValueChange={(value) => change({ [part]: value })}
        />
      ))}
    </Dialog>
  );
}
