import { accuracyText, answeredOf, counted, onlyRead } from '@mapa/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar';
import { media } from '../theme/media';
import { token } from '../theme/token';

interface CollectionProgressProps {
  name: string;
  collection: {
    progresso: { total: number; respondidas: number; certas: number; erradas?: number };
    /** The next open question; null where none is left. */
    continuar: unknown;
  };
  /** Further figures, each a `span`. */
  children?: ReactNode;
}

/** Progress of a map or notebook: a bar, and figures in words. */
export function CollectionProgress({ name, collection, children }: CollectionProgressProps) {
  const { progresso, continuar } = collection;
  const accuracy = accuracyText(progresso);
  const read = onlyRead(collection);
  const answered = answeredOf(progresso.respondidas, progresso.total);
  return (
    <>
      <ProgressBar
        label={`Progresso em ${name}`}
        value={progresso.respondidas}
        max={progresso.total}
        valueText={answered}
      />
      <Figures>
        <span>{answered}</span>
        {accuracy ? <span>{accuracy} de acerto</span> : null}
        {progresso.respondidas === 0 ? <span>Nenhuma resposta ainda</span> : null}
        {read > 0 ? <span>{counted(read, 'questão só lida', 'questões só lidas')}</span> : null}
        {continuar || progresso.total === 0 ? null : <span>Todas as questões vistas</span>}
        {children}
      </Figures>
    </>
  );
}

/** Container of a map or notebook in the student's lists. */
export const CollectionCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding-block: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
`;

/** Name and origin of a collection, and the link that continues it. */
export const CollectionHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space.x2};
  & > div {
    min-width: 0;
  }
  & h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
    overflow-wrap: anywhere;
  }
  ${media.medium} {
    flex-direction: row;
    justify-content: space-between;
  }
  & > a {
    flex: none;
  }
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x3};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
