import type { ListAddress } from '@mapa/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The filter that the address holds, and ways to change it; each change is a step of the browser's history. */
export function useListAddress<Filters extends object>(address: ListAddress<Filters>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => address.parse(params), [address, params]);
  const replace = (next: Filters) => void navigate(address.to(next), { preventScrollReset: true });
  return { filters, replace, change: (change: Partial<Filters>) => replace(address.change(filters, change)) };
}
