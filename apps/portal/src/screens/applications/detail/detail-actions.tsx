import { applicationActions, evaluateActions, type ApplicationDetail } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { MenuButton } from '@portal/ui/menu';
import { ChevronDown } from 'lucide-react';
import { useUser } from '../../../session/use-session.ts';
import { actionItems, preloadActions } from '../actions/action-items.ts';
import { targetOf } from '../actions/action-target.ts';
import { actionEntries } from '../actions/registry.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import { isReport, useReports } from '../reports/use-reports.tsx';

export interface DetailActionsProps {
  application: ApplicationDetail;
  onBegin: BeginAction;
}

/** Only what the person may do in this state is listed; with nothing to list there is no button (OP-050). */
export function DetailActions({ application, onBegin }: DetailActionsProps) {
  const { claims } = useUser();
  const reports = useReports(application.ApplicationGuid);
  const items = actionItems({
    states: evaluateActions(applicationActions, application, claims),
    entries: actionEntries,
    application,
    onChoose: (id, part) =>
      part && isReport(id) ? reports.save(part) : onBegin(id, targetOf(application, part)),
  });
  if (items.length === 0) return null;
  // Whoever reaches for the menu is about to choose: the dialogs come along with it.
  const preloading = (reach: () => void) => () => {
    reach();
    preloadActions(items, actionEntries);
  };
  return (
    <>
      {reports.below}
      <MenuButton
        label="Actions"
        items={items}
        renderButton={(button) => (
          <Button
            {...button}
            variant="primary"
            endIcon={ChevronDown}
            className="max-md:flex-1"
            onPointerEnter={preloading(button.onPointerEnter)}
            onFocus={preloading(button.onFocus)}
          >
            Actions
          </Button>
        )}
      />
    </>
  );
}
