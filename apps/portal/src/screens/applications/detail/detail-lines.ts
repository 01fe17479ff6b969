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
// Every user of this script is about to see these cards, so their code loads in parallel with the data.
for (const card of [DocumentsCard, CommentsCard]) card.preload();

/** A card with its conditions. The card itself decides whether it is empty. */
export interface DetailPart {
  readonly name: string;
  readonly card: ComponentType<DetailPartProps>;
  /** The required claim, or a group of claims; one of them is enough. Default: none (OP-047). */
  readonly needs?: Claim | readonly Claim[];
  readonly when?: (reading: ReadDetail) => boolean;
}

/**
 * The rows of cards, next to the Activity feed. Two cards share a row if there is room; if one of them is hidden, the
 * other takes the full width.
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

/** The rows of cards that the user may see; a row without visible cards is omitted. */
export function shownLines(
  lines: typeof detailLines,
  reading: ReadDetail,
  can: (needed: Claim | readonly Claim[]) => boolean,
): typeof detailLines {
  return lines
    .map((line) => line.filter(({ needs, when }) => (!needs || can(needs)) && (!when || when(reading))))
    .filter((line) => line.length > 0);
}
