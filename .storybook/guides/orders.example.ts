export interface Order {
  readonly number: string;
  readonly customer: string;
  readonly status: 'Open' | 'Sent';
}

export interface OrderQuery {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface OrderPage {
  readonly orders: readonly Order[];
  /** Number of orders on all pages. */
  readonly total: number;
}

const customers = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Edsger Dijkstra'];
const orders = Array.from({ length: 14 }, (_, index): Order => ({
  number: `A-${100 + index}`,
  customer: customers[index % customers.length] ?? '',
  status: index % 3 === 0 ? 'Sent' : 'Open',
}));

/** Stands for a server: resolves with one page of the orders whose customer contains the search text. */
export async function readOrders({ search, page, pageSize }: OrderQuery): Promise<OrderPage> {
  const found = orders.filter(({ customer }) => customer.toLowerCase().includes(search.toLowerCase()));
  return { orders: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
