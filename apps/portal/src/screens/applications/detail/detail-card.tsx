import { useFocusFallback } from '@portal/ui/behaviours';
import { Card, type CardProps } from '@portal/ui/card';
import { createContext, use } from 'react';

/** Level of the headings of the cards: below that of the application, which on a page of its own is 1. */
export const CardLevel = createContext<2 | 3>(2);

/**
 * A card of an application, with the level of heading of where the application is shown. What goes away in it by being
 * used, such as a Retry, leaves the focus to it.
 */
export const DetailCard = (props: Omit<CardProps, 'level' | 'ref'>) => (
  <Card {...props} ref={useFocusFallback()} level={use(CardLevel)} />
);
