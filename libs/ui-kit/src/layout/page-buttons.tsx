import { figure } from '@mapa/domain';
import { Button } from '../actions/button';
import { Meta } from '../typography/title';
import { Cluster } from './page';

export interface PageButtonsProps {
  /** Accessible name, such as "Páginas dos pagamentos". */
  label: string;
  page: number;
  lastPage: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/**
 * Buttons to the pages of a list that is not in the address; renders nothing for a single page. See `Pagination` for
 * links.
 */
export function PageButtons({ label, page, lastPage, busy, onPage }: PageButtonsProps) {
  if (lastPage <= 1) return null;
  return (
    <Cluster role="group" aria-label={label}>
      <Button variant="secondary" size="small" disabled={busy || page <= 1} onClick={() => onPage(page - 1)}>
        Anteriores
      </Button>
      <Meta role="status">
        {figure(page)} de {figure(lastPage)}
      </Meta>
      <Button variant="secondary" size="small" disabled={busy || page >= lastPage} onClick={() => onPage(page + 1)}>
        Próximos
      </Button>
    </Cluster>
  );
}
