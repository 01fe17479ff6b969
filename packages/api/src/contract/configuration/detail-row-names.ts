/** The optional rows of the detail page, with their default labels. */
export const detailRowHeadings = {
  Mode: 'Mode',
  TimeToComplete: 'Time to complete',
  Owner: 'Owner',
  PromoCode: 'Promo code',
  ExternalID: 'External ID',
  AccountNumber: 'Account number',
  Assignee: 'Assignee',
  Label: 'Label',
  Tag: 'Tag',
  SubBrand: 'Sub-brand',
  InvestmentAmount: 'Investment amount',
  Products: 'Products',
} as const;
export type DetailRowName = keyof typeof detailRowHeadings;
export const detailRowNames = Object.keys(detailRowHeadings) as DetailRowName[];
