import { Button, ItemTitle, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DeskSubjects } from '../model';

interface CandidatesProps {
  pairs: DeskSubjects['candidatos'];
  /** Absent for people who may only read. */
  onMerge?: ((id: number, into: number) => void) | undefined;
}

/** Pairs of matérias that the classifier confuses, for a person to decide whether to merge them. */
export function Candidates({ pairs, onMerge }: CandidatesProps) {
  if (pairs.length === 0) return null;
  return (
    <section aria-label="Talvez sejam um só">
      <ItemTitle as="h2">Talvez sejam um só</ItemTitle>
      <Pairs>
        {pairs.map(({ um, outro, percentual }) => (
          <li key={`${um.id}-${outro.id}`}>
            <span>
              {um.nome} e {outro.nome}
              <Meta>O classificador toma {percentual}% das questões de um pelas do outro.</Meta>
            </span>
            {onMerge ? (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Juntar ${outro.nome} a ${um.nome}`}
                onClick={() => onMerge(outro.id, um.id)}
              >
                Juntar
              </Button>
            ) : null}
          </li>
        ))}
      </Pairs>
    </section>
  );
}

const Pairs = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.x1} ${token.space.x2};
    padding: ${token.space.x1h} ${token.space.x2};
    border: 1px solid ${token.color.rule};
    border-radius: ${token.radius.medium};
    background: ${token.color.sheet};
    overflow-wrap: anywhere;
  }
  & > li > span {
    display: grid;
  }
`;
