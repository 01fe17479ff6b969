import { ToggleGroup } from '@portal/ui/toggle-group';
import { PanelLeft, Rows3 } from 'lucide-react';
import type { ListView } from '../list/list.location.ts';
import { preloadEmailView } from './lazy-email-view.tsx';

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
      onPointerEnter={preloadEmailView}
      onFocus={preloadEmailView}
      onSelectItem={(id) => onChooseView(id === 'email' ? 'email' : 'list')}
    />
  );
}
