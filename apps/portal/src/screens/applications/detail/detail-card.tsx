import { useFocusFallback } from '@portal/ui/behaviours';
import { Card, type CardProps } from '@portal/ui/card';
import { createContext, use } from 'react';

/** Heading level of the cards: below the application's heading, which is 1 on its own page. */
export const CardLevel = createContext<2 | 3>(2);

/**
 * A card of an application with the heading level of its context. Controls such as Retry disappear when they are
 * used:
 * the focus then moves to the card.
 */
export const DetailCard = (props: Omit<CardProps, 'level' | 'ref'>) => (
  <Card {...props} ref={useFocusFallback()} level={use(CardLevel)} />
);
