import { applicationActions, evaluateActions, getApplication } from '@portal/api/contract';
import { MenuButton } from '@portal/ui/menu';
import { usePageActions } from '../../../page/page-actions.ts';
import { useUser } from '../../../session/use-session.ts';
import { actionItems, preloadActions, type ActionItemsOptions } from '../actions/action-items.ts';
import { targetOf } from '../actions/action-target.ts';
import { actionEntries } from '../actions/registry.ts';
import { isForm, type Forms } from '../opening/use-forms.tsx';
import { isReport, useReports } from '../reports/use-reports.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { DetailRefresh } from './detail-refresh.tsx';

/** The buttons of an application, for its page and the pane. Without a permitted action there is no menu (OP-050). */
export function DetailHeadActions({ reading, forms, onBegin }: DetailPartProps & { forms: Forms }) {
  const { application, rereading, outdated } = reading;
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
  // The dialogs are preloaded with the menu, because one of them is likely to be chosen.
  const preload = () => preloadActions(items, actionEntries);
  return (
    <>
      <DetailRefresh guid={application.ApplicationGuid} reading={rereading} failed={outdated} />
      {forms.buttons}
      {reports.below}
      {items.length > 0 && (
        <MenuButton
          label="Actions"
          items={items}
          variant="primary"
          className="max-md:flex-1"
          onPointerEnter={preload}
          onFocus={preload}
        />
      )}
    </>
  );
}
