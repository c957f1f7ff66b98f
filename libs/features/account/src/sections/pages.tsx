import { figure } from '@mapa/domain';
import { Button, Cluster, Meta } from '@mapa/ui-kit';

export interface PagesProps {
  label: string;
  list: { current_page: number; last_page: number };
  busy: boolean;
  onPage: (page: number) => void;
}

/** Page links of a list within this page; renders nothing for a single page. */
export function Pages({ label, list: { current_page, last_page }, busy, onPage }: PagesProps) {
  if (last_page <= 1) return null;
  return (
    <Cluster role="group" aria-label={label}>
      <Button
        variant="secondary"
        size="small"
        disabled={busy || current_page <= 1}
        onClick={() => onPage(current_page - 1)}
      >
        Anteriores
      </Button>
      <Meta role="status">
        {figure(current_page)} de {figure(last_page)}
      </Meta>
      <Button
        variant="secondary"
        size="small"
        disabled={busy || current_page >= last_page}
        onClick={() => onPage(current_page + 1)}
      >
        Próximas
      </Button>
    </Cluster>
  );
}
