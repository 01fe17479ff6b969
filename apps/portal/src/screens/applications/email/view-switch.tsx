import { ToggleGroup } from '@portal/ui/toggle-group';
import { PanelLeft, Rows3 } from 'lucide';
import { lazyWithPreload } from '@portal/ui/behaviours';
import type { ListView } from '../query/list.location.ts';

export const EmailView = lazyWithPreload(async () => (await import('./email-view.tsx')).EmailView);

const views = [
  { id: 'list', label: 'List view', icon: Rows3, iconOnly: true },
  { id: 'email', label: 'Email view', icon: PanelLeft, iconOnly: true },
] as const;

export interface ViewSwitchProps {
  value: ListView;
  onChooseView: (view: ListView) => void;
}

export function ViewSwitch({ value, onChooseView }: ViewSwitchProps) {
  return (
    <ToggleGroup
      label="View"
      value={value}
      items={views}
      onPointerEnter={EmailView.preload}
      onFocus={EmailView.preload}
      onValueChange={(id) => onChooseView(id === 'email' ? 'email' : 'list')}
    />
  );
}
