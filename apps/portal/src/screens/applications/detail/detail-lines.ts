import { Permission, type Claim } from '@portal/api/contract';
import type { ComponentType } from 'react';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { DetailAdditionalDocumentsCard } from './detail-additional-documents-card.tsx';
import { DetailApprovalsCard } from './detail-approvals-card.tsx';
import { DetailExceptionsCard } from './detail-exceptions-card.tsx';
import type { DetailPartProps, ReadDetail } from './detail-part.ts';
import { DetailProgressCard } from './detail-progress-card.tsx';
import { DetailRowsCard } from './detail-rows-card.tsx';
import { DetailSummaryCard } from './detail-summary-card.tsx';
import { TaxCard } from '../tax/tax-card.tsx';
import { listsDocuments } from './detail-summary.ts';
import { DetailVpnCard } from './detail-vpn-card.tsx';

const DocumentsCard = lazyWithPreload(
  async () => (await import('../documents/documents-card.tsx')).DocumentsCard,
);
const CommentsCard = lazyWithPreload(
  async () => (await import('../comments/comments-card.tsx')).CommentsCard,
);
// Whoever has this script is about to see them: theirs come beside the application's data, not after it.
for (const card of [DocumentsCard, CommentsCard]) card.preload();

/** A card, and who sees it when. What it shows besides, and whether it is empty, it knows itself. */
export interface DetailPart {
  readonly name: string;
  readonly card: ComponentType<DetailPartProps>;
  /** The claim that opens it, or any one of a group. Default: whoever may open the application (OP-047). */
  readonly needs?: Claim | readonly Claim[];
  /** Default: always. */
  readonly when?: (reading: ReadDetail) => boolean;
}

/**
 * The cards in the order of the design, beside the Activity feed. Two in a line stand side by side where there is room;
 * where one of them is not shown the other takes the whole line.
 */
export const detailLines: readonly (readonly DetailPart[])[] = [
  [
    { name: 'progress', card: DetailProgressCard },
    { name: 'exceptions', card: DetailExceptionsCard, needs: Permission.exceptionsView },
  ],
  [{ name: 'details', card: DetailRowsCard }],
  [{ name: 'approvals', card: DetailApprovalsCard }],
  [
    {
      name: 'documents',
      card: DocumentsCard,
      needs: [Permission.viewDocumentList, Permission.uploadDocument],
    },
  ],
  [{ name: 'summary', card: DetailSummaryCard }],
  [
    {
      name: 'additionalDocuments',
      card: DetailAdditionalDocumentsCard,
      when: ({ application, configuration }) => listsDocuments(application, configuration),
    },
    { name: 'tax', card: TaxCard, needs: Permission.taxSummary },
  ],
  [{ name: 'vpn', card: DetailVpnCard, needs: Permission.vpnSummaryView }],
  [{ name: 'comments', card: CommentsCard, needs: [Permission.commentsView, Permission.commentAdd] }],
];

/** The lines that a person sees of an application; none is without a card. */
export function shownLines(
  lines: typeof detailLines,
  reading: ReadDetail,
  can: (needed: Claim | readonly Claim[]) => boolean,
): typeof detailLines {
  return lines
    .map((line) => line.filter(({ needs, when }) => (!needs || can(needs)) && (!when || when(reading))))
    .filter((line) => line.length > 0);
}
