import { listAssignees, listProducts, listSubBrands } from '@portal/api/contract';
import { queryOf } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/services.tsx';
import type { NameOf } from './list-filters.ts';
import type { ListLocation } from './list.location.ts';

/** Names for the values of the active filters; only the look-ups that a filter needs are asked for. */
export function useFilterNames({ filters }: ListLocation): NameOf {
  const client = useClient();
  const assignees = useQuery({
    ...queryOf(client, listAssignees, {}),
    enabled: filters.assignee.some(Boolean),
  });
  const subBrands = useQuery({
    ...queryOf(client, listSubBrands, {}),
    enabled: filters.subBrand.some(Boolean),
  });
  const products = useQuery({
    ...queryOf(client, listProducts, {}),
    enabled: filters.products.some(Boolean),
  });
  return (filter, value) => {
    const lookup = { assignee: assignees.data, subBrand: subBrands.data, products: products.data };
    const options = filter in lookup ? lookup[filter as keyof typeof lookup] : undefined;
    return options?.find((option) => option.Value === value)?.Name ?? value;
  };
}
