import { applicationActions, evaluateActions, type ApplicationDetail } from '@portal/api/contract';
import { MenuButton } from '@portal/ui/menu';
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

/** The menu of the permitted actions. Without any, the button is hidden (OP-050). */
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
  // The dialogs are preloaded with the menu, because one of them is likely to be chosen.
  const preload = () => preloadActions(items, actionEntries);
  return (
    <>
      {reports.below}
      <MenuButton
        label="Actions"
        items={items}
        variant="primary"
        className="max-md:flex-1"
        onPointerEnter={preload}
        onFocus={preload}
      />
    </>
  );
}
