import { lazyWithPreload } from '@portal/ui/behaviours';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useNavigate } from 'react-router';
import { hrefs } from '../../base/paths.ts';
import { noListText, useCountedScopes } from './counted-scopes.ts';

export const OwnFigures = lazyWithPreload(async () => (await import('./own-figures.tsx')).OwnFigures);

/** Switches between the sample figures and those of the user's own lists. */
export function FiguresToggle({ value }: { value: 'sample' | 'ours' }) {
  const navigate = useNavigate();
  const none = useCountedScopes().length === 0;
  const preload = none ? undefined : OwnFigures.preload;
  return (
    <ToggleGroup
      label="Figures"
      value={value}
      items={[
        { id: 'sample', label: 'Sample figures' },
        { id: 'ours', label: 'Our figures', disabled: none, disabledReason: noListText },
      ]}
      onPointerEnter={preload}
      onFocus={preload}
      onValueChange={(figures) => void navigate(`${hrefs.reports}?figures=${figures}`)}
    />
  );
}
