import { evaluateActions, requirementActions, unreadableIn, type Requirement } from '@portal/api/contract';
import { Badge } from '@portal/ui/badge';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { SafeHtml } from '@portal/ui/safe';
import { Ellipsis } from 'lucide';
import { menuItem } from '../../../actions/action-entry.ts';
import { useUser } from '../../../session/use-session.ts';
import { targetOf } from '../actions/action-target.ts';
import { offeredEntry } from '../actions/registry.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { showsResults } from './detail-summary.ts';

const name: CardTableColumn<Requirement> = {
  id: 'name',
  header: 'Name',
  width: 184,
  cell: ({ Name }) => Name,
};

const result: CardTableColumn<Requirement> = {
  id: 'result',
  header: 'Result',
  width: 128,
  cell: ({ Result, ResultText }) => {
    const passed = Result === 0;
    return (
      <Badge tone={passed ? 'success' : 'danger'}>
        {ResultText?.trim() || (passed ? 'Passed' : 'Failed')}
      </Badge>
    );
  },
};

const action: CardTableColumn<Requirement> = {
  id: 'action',
  header: 'Action Required',
  cell: ({ ActionRequired }) =>
    ActionRequired?.trim() ? (
      <SafeHtml html={ActionRequired} />
    ) : (
      <span className="text-text-muted">None</span>
    ),
};

/** The identity checks required of each person, with their results if they are visible (OP-116). */
export function DetailSummaryCard({ reading, onBegin }: DetailPartProps) {
  const { claims } = useUser();
  const { application, configuration } = reading;
  const withResults = showsResults(application, configuration);
  const { Requirements: requirements } = application;
  const itemsOf = (requirement: Requirement): readonly MenuItem[] =>
    evaluateActions(requirementActions, requirement, claims).flatMap((state) => {
      const entry = offeredEntry(state);
      const part = { id: requirement.EntityGuid, name: requirement.Name };
      return entry ? [menuItem(state, entry, () => onBegin(state.id, targetOf(application, part)))] : [];
    });
  const menu: CardTableColumn<Requirement> = {
    id: 'menu',
    header: 'Actions',
    headerHidden: true,
    width: 52,
    corner: true,
    cell: (requirement) => {
      const items = itemsOf(requirement);
      return items.length > 0 ? (
        <MenuButton
          label={`Verification menu for ${requirement.Name}`}
          items={items}
          iconOnly
          icon={Ellipsis}
          size="xs"
          variant="ghost"
          align="end"
        />
      ) : null;
    },
  };
  const heading = withResults ? 'Electronic Verification summary' : 'Identification requirements summary';
  const columns = [name, ...(withResults ? [result] : []), action];
  const verifiable = requirements.some((requirement) => itemsOf(requirement).length > 0);
  return (
    <DetailCard
      heading={heading}
      unreadable={unreadableIn(application, 'Requirements')}
      flush
      emptyText={requirements.length === 0 ? 'No requirements.' : undefined}
    >
      <CardTable
        label={heading}
        columns={verifiable ? [...columns, menu] : columns}
        rows={requirements}
        rowId={({ EntityGuid }) => EntityGuid}
      />
    </DetailCard>
  );
}
