import {
  applicationActions,
  evaluateActions,
  getApplication,
  type ApplicationDetail,
} from '@portal/api/contract';
import { MenuButton } from '@portal/ui/menu';
import { usePageActions } from '../../../page/page-actions.ts';
import { useUser } from '../../../session/use-session.ts';
import { actionItems, preloadActions, type ActionItemsOptions } from '../actions/action-items.ts';
import { targetOf } from '../actions/action-target.ts';
import { actionEntries } from '../actions/registry.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import { isForm, type Forms } from '../opening/use-forms.tsx';
import { isReport, useReports } from '../reports/use-reports.tsx';

export interface DetailActionsProps {
  application: ApplicationDetail;
  forms: Forms;
  onBegin: BeginAction;
}

/** The menu of the permitted actions. Without any, the button is hidden (OP-050). */
export function DetailActions({ application, forms, onBegin }: DetailActionsProps) {
  const { claims } = useUser();
  const reports = useReports(application.ApplicationGuid);
  const states = evaluateActions(applicationActions, application, claims);
  const options: ActionItemsOptions = {
    states,
    entries: actionEntries,
    application,
    onChoose: (id, part) =>
      part && isReport(id) ? reports.save(part) : onBegin(id, targetOf(application, part)),
  };
  const items = actionItems(options);
  usePageActions({
    facts: getApplication,
    read: () => ({
      heading: `Actions on ${application.ApplicationId}`,
      items: [
        ...actionItems({
          ...options,
          states: states.filter(({ id }) => !isForm(id)),
          withReasons: true,
        }),
        ...forms.items,
      ],
    }),
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
