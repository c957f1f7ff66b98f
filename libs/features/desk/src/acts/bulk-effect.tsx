import { counted, routePath } from '@mapa/domain';
import { Link } from '@mapa/ui-kit';
import { EffectBox } from '../effect/effect-box';
import type { BulkEffect } from '../model';

/** Number of unchanged questions that are listed; the others are counted. */
const NAMED = 10;

/** Preview of an act's changes. */
export function BulkEffectList({ effect }: { effect: BulkEffect }) {
  const { questoes, iguais, recusadas, estudantes, mapas } = effect;
  return (
    <EffectBox>
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
    </EffectBox>
  );
}
