import { counted, figure } from '@mapa/domain';
import { EffectBox } from '../effect/effect-box';
import type { MapEffect } from '../model';

/** What a new edition means for the students of a map, in two sentences. */
export function EditionEffect({ effect }: { effect: MapEffect }) {
  const { estudantes, em_comum, respondidas, levadas } = effect;
  return (
    <EffectBox>
      <p>
        {counted(estudantes, 'estudante tem', 'estudantes têm')} este mapa.{' '}
        {counted(em_comum, 'questão está', 'questões estão')} nos dois: das{' '}
        {counted(respondidas, 'resposta', 'respostas')} deles, {figure(levadas)} {levadas === 1 ? 'passa' : 'passam'}{' '}
        para a nova edição.
      </p>
    </EffectBox>
  );
}
