import {
  signingMode,
  unreadableFields,
  type ApplicationDetail,
  type DetailRowName,
  type Reply,
  type getRows,
} from '@portal/api/contract';
import { fullDate, timeToComplete } from '../../../formats/dates.ts';
import { wholeAmount } from '../../../formats/numbers.ts';

type FixedRowName = 'Status' | 'ApplicationType' | 'Channel' | 'DateCreated' | 'DateCompleted';

/** A row of the Details card. */
export interface DetailRow {
  readonly name: FixedRowName | DetailRowName;
  readonly label: string;
  /** One text, or several names that the card may shorten; empty without a value. */
  readonly values: readonly string[];
}

/** The lists with a card of their own, which says what of them cannot be read. */
const listsWithCards: readonly string[] = [
  'ApplicantApprovals',
  'ApplicationTaxInformations',
  'BusinessRuleViolations',
  'Documents',
  'OutstandingDocuments',
  'Requirements',
] satisfies (keyof ApplicationDetail)[];

/** The fields that cannot be read and that no other card shows. */
export const unreadableOutsideCards = (application: ApplicationDetail): readonly string[] =>
  unreadableFields(application).filter((name) => !listsWithCards.includes(name));

type RowConfiguration = Reply<typeof getRows>['Rows'];

export interface DetailRowSettings {
  /** The optional rows to show, with their order and labels; empty until they are loaded. */
  readonly rows: RowConfiguration;
  readonly dateFormat: string | null | undefined;
}

const one = (value: string | null): readonly string[] => (value?.trim() ? [value] : []);

const optionalValues: Record<DetailRowName, (application: ApplicationDetail) => readonly string[]> = {
  Mode: (application) => one(signingMode(application.ApplicationModeCode)),
  TimeToComplete: ({ IsComplete, DateCreatedTimestamp, DateCompletedTimestamp }) => {
    const taken = timeToComplete(DateCreatedTimestamp, IsComplete ? DateCompletedTimestamp : null);
    return taken === '-' ? [] : [taken];
  },
  Owner: (application) => one(application.AdviserName),
  PromoCode: (application) => one(application.PromoCode),
  ExternalID: (application) => one(application.ExternalID),
  AccountNumber: (application) => one(application.AccountNumber),
  Assignee: (application) => one(application.AssigneeDisplayName),
  Label: (application) => one(application.Label),
  Tag: (application) => one(application.SystemLabel),
  SubBrand: (application) => one(application.SubBrandName),
  InvestmentAmount: (application) => one(wholeAmount(application.InvestmentAmount)),
  Products: (application) =>
    application.ProductDisplayNameList ?? application.ProductDictionary?.map(({ Name }) => Name) ?? [],
};
const optionalNames = Object.keys(optionalValues) as DetailRowName[];

function fixedRows(application: ApplicationDetail, dateFormat: DetailRowSettings['dateFormat']): DetailRow[] {
  const date = (seconds: number | null) => one(fullDate(seconds, dateFormat));
  return [
    { name: 'Status', label: 'Status', values: one(application.Status) },
    { name: 'ApplicationType', label: 'Application Type', values: one(application.ApplicationType) },
    { name: 'Channel', label: 'Channel', values: one(application.Channel) },
    { name: 'DateCreated', label: 'Date Created', values: date(application.DateCreatedTimestamp) },
    ...(application.IsComplete
      ? [
          {
            name: 'DateCompleted' as const,
            label: 'Date Completed',
            values: date(application.DateCompletedTimestamp),
          },
        ]
      : []),
  ];
}

/** The fixed rows, then the optional rows as configured (OP-114). */
export function detailRows(application: ApplicationDetail, settings: DetailRowSettings): DetailRow[] {
  const rows = fixedRows(application, settings.dateFormat);
  const drawn = new Set<DetailRowName>();
  for (const { ApplicationDetailRowName, Description, Viewable } of settings.rows) {
    const name = optionalNames.find((known) => known === ApplicationDetailRowName);
    if (!name || !Viewable || drawn.has(name)) continue;
    drawn.add(name);
    rows.push({ name, label: Description || name, values: optionalValues[name](application) });
  }
  return rows;
}
