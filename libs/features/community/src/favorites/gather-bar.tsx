import { counted, figure } from '@mapa/domain';
import { Button, ListChecksIcon, lazyPart, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FavoritePage } from '../model';

const GatherDialog = lazyPart(() => import('./gather-dialog').then((module) => module.GatherDialog), {
  onFailure: ({ onClose }) => onClose(),
});

interface GatherBarProps {
  page: FavoritePage;
  ticked: ReadonlySet<number>;
  /** The matéria by which the list is filtered. */
  matter: string | undefined;
  onClear: () => void;
}

/** Number of favourites, and a button that makes a notebook of the checked ones, or of all. */
export function GatherBar({ page, ticked, matter, onClear }: GatherBarProps) {
  const [isGathering, setIsGathering] = useState(false);
  const count = ticked.size;
  const handleGathered = () => {
    setIsGathering(false);
    onClear();
  };
  return (
    <Bar>
      <p role="status">
        {count > 0 ? counted(count, 'escolhida', 'escolhidas') : counted(page.total, 'favorita', 'favoritas')}
      </p>
      <Acts>
        {count > 0 ? (
          <Button variant="ghost" size="small" onClick={onClear}>
            Limpar escolha
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="small"
          icon={<ListChecksIcon size={18} aria-hidden />}
          onClick={() => setIsGathering(true)}
        >
          {count > 0 ? `Reunir ${figure(count)} em um caderno` : 'Reunir todas em um caderno'}
        </Button>
      </Acts>
      {isGathering ? (
        <GatherDialog
          ids={count > 0 ? [...ticked] : page.ids}
          wanted={count > 0 ? count : page.total}
          kept={count > 0 ? 'que você escolheu primeiro' : 'que você marcou por último'}
          proposedName={matter ? `Favoritas: ${matter}` : 'Favoritas'}
          onGathered={handleGathered}
          onClose={() => setIsGathering(false)}
        />
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  & > p {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`;
