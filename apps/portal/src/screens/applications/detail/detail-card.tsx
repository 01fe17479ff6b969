import { useFocusFallback } from '@portal/ui/behaviours';
import { Card, type CardProps } from '@portal/ui/card';
import { createContext, use } from 'react';

/** Heading level of the cards: below the application's heading, which is 1 on its own page. */
export const CardLevel = createContext<2 | 3>(2);

export interface DetailCardProps extends Omit<CardProps, 'level' | 'ref'> {
  /** How many of its entries or values cannot be read. They are not shown. Default 0. */
  unreadable?: number | undefined;
}

const noneReadable = 'The entries cannot be read.';

/**
 * A card of an application with the heading level of its context. Controls such as Retry disappear when they are
 * used:
 * the focus then moves to the card.
 */
export const DetailCard = ({ unreadable = 0, emptyText, ...props }: DetailCardProps) => (
  <Card
    {...props}
    ref={useFocusFallback()}
    level={use(CardLevel)}
    {...(unreadable > 0
      ? { description: `Values that cannot be read: ${unreadable}`, emptyText: emptyText && noneReadable }
      : { emptyText })}
  />
);
