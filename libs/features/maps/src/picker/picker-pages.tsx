import { figure } from '@mapa/domain';
import { Button, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export interface PickerPagesProps {
  page: number;
  lastPage: number;
  onSelect: (page: number) => void;
}

/** Page links of a list within a screen, whose page is not in the address. */
export function PickerPages({ page, lastPage, onSelect }: PickerPagesProps) {
  if (lastPage <= 1) return null;
  return (
    <Bar aria-label="Páginas da lista de mapas">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onSelect(page - 1)}>
        Anteriores
      </Button>
      <span>
        Página {figure(page)} de {figure(lastPage)}
      </span>
      <Button variant="secondary" size="small" disabled={page >= lastPage} onClick={() => onSelect(page + 1)}>
        Mais mapas
      </Button>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
