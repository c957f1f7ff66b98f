import type { ListAddress } from '@mapa/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The filter in the address, with functions to change it; each change is a history entry. */
export function useListAddress<Filters extends object>(address: ListAddress<Filters>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => address.parse(params), [address, params]);
  const replace = (next: Filters) => void navigate(address.to(next), { preventScrollReset: true });
  return { filters, replace, change: (change: Partial<Filters>) => replace(address.change(filters, change)) };
}
