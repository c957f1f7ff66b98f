import { counted, listText } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { EffectBox } from '../effect/effect-box';
import type { SubjectEffect } from '../model';

/** Preview of a change of the tree. */
export function EffectList({ effect }: { effect: SubjectEffect }) {
  const { antes, depois, assuntos, questoes, mapas, cadernos, filtros, estudantes, coincidem } = effect;
  return (
    <Box>
      <p>
        <del>{antes}</del> <ins>{depois}</ins>
      </p>
      <ul>
        <li>
          {counted(questoes, 'questão', 'questões')}
          {assuntos > 1
            ? `, com ${counted(assuntos - 1, 'assunto que está abaixo', 'assuntos que estão abaixo')}`
            : null}
        </li>
        <li>
          {counted(mapas, 'mapa', 'mapas')} e {counted(cadernos, 'caderno', 'cadernos')}
          {filtros > 0 ? `, ${counted(filtros, 'dos quais feito', 'dos quais feitos')} por um filtro dele` : null}
        </li>
        <li>{counted(estudantes, 'estudante que já respondeu', 'estudantes que já responderam')}</li>
        {coincidem.length > 0 ? <li>Passam a ser um só, porque têm o mesmo nome: {listText(coincidem)}</li> : null}
      </ul>
    </Box>
  );
}

const Box = styled(EffectBox)`
  & del {
    color: ${token.color.inkSoft};
  }
  & ins {
    display: block;
    font-weight: ${token.weight.strong};
    text-decoration: none;
  }
`;
