import { IconButton } from '@portal/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide';
import { keyOf, useSingleKeys } from '../../../base/single-keys.ts';
import { listEnds } from '../list-ends.ts';

export interface PaneStepsProps {
  /** There is no application in that direction. */
  atEnd: (by: 1 | -1) => boolean;
  /** The pointer or the focus is on a button. */
  onReach: (by: 1 | -1) => void;
  onStep: (by: 1 | -1) => void;
}

const steps = [
  { to: 'previous', by: -1, icon: ChevronUp, name: 'Previous application' },
  { to: 'next', by: 1, icon: ChevronDown, name: 'Next application' },
] as const;

/** Buttons for the next and the previous application of the list. */
export function PaneSteps({ atEnd, onReach, onStep }: PaneStepsProps) {
  const tellsKeys = useSingleKeys();
  return steps.map(({ to, by, icon, name }) => {
    const key = keyOf[to].toUpperCase();
    return (
      <IconButton
        key={to}
        data-step
        icon={icon}
        name={name}
        tooltip={tellsKeys ? `${name} (${key})` : name}
        aria-keyshortcuts={tellsKeys ? key : undefined}
        disabledReason={atEnd(by) ? listEnds[to] : undefined}
        onPointerEnter={() => onReach(by)}
        onFocus={() => onReach(by)}
        onClick={() => onStep(by)}
      />
    );
  });
}
