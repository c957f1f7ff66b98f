import { counted, routePath } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BulkEffect } from '../model';

/** Number of unchanged questions that are listed; the others are counted. */
const NAMED = 10;

/** Preview of an act's changes. */
export function BulkEffectList({ effect }: { effect: BulkEffect }) {
  const { questoes, iguais, recusadas, estudantes, mapas } = effect;
  return (
    <Box role="status">
      <p>
        <b>{questoes === 0 ? 'Nada muda.' : `${counted(questoes, 'questão muda', 'questões mudam')}.`}</b>
      </p>
      <ul>
        {iguais > 0 ? <li>{counted(iguais, 'já está assim', 'já estão assim')}</li> : null}
        {questoes > 0 ? (
          <li>
            {counted(estudantes, 'estudante que já respondeu', 'estudantes que já responderam')} e{' '}
            {counted(mapas, 'mapa', 'mapas')}
          </li>
        ) : null}
        {recusadas.slice(0, NAMED).map(({ id, codigo, motivo }) => (
          <li key={id}>
            <Link to={routePath('deskQuestion', { id })}>{codigo}</Link> fica como está: {motivo}
          </li>
        ))}
        {recusadas.length > NAMED ? <li>Mais {recusadas.length - NAMED} ficam como estão.</li> : null}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  overflow-wrap: anywhere;
  & ul {
    padding-left: ${token.space.x2};
    list-style: disc;
  }
`;
