import { counted, MAP_SITUATIONS, optionLabel, routePath } from '@mapa/domain';
import { Badge, Button, ButtonLink, ItemTitle, Link, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DeskMap } from '../model';
import { MAP_TONES } from './map-tones';

/** What can be done with a map. */
export type MapAct = 'renomear' | 'substituir' | 'voltar' | 'retirar' | 'oferecer';

const LABELS: Readonly<Record<MapAct, string>> = {
  renomear: 'Renomear',
  substituir: 'Substituir',
  voltar: 'Desfazer a substituição',
  retirar: 'Retirar',
  oferecer: 'Oferecer de novo',
};

/** The acts that a map admits, by its situation. */
function actsOf({ situacao, pode_voltar }: DeskMap): readonly MapAct[] {
  if (situacao === 'substituido') return pode_voltar ? ['renomear', 'voltar'] : ['renomear'];
  return ['renomear', 'substituir', situacao === 'oferecido' ? 'retirar' : 'oferecer'];
}

/** A map in a list: its paper, edition and students, and its acts. @param onAct undefined: read-only */
export function MapRow({ map, onAct }: { map: DeskMap; onAct: ((act: MapAct) => void) | undefined }) {
  const { nome, situacao, prova, substitui, substituido_por, estudantes } = map;
  return (
    <li>
      <Head>
        <ItemTitle as="h2">{nome}</ItemTitle>
        <Badge tone={MAP_TONES[situacao]}>{optionLabel(MAP_SITUATIONS, situacao)}</Badge>
      </Head>
      <p>
        {counted(map.questoes, 'questão', 'questões')} em {counted(map.assuntos, 'assunto', 'assuntos')} ·{' '}
        {counted(estudantes, 'estudante', 'estudantes')}
      </p>
      <Meta>
        {prova ? <Link to={routePath('exam', { id: prova.id })}>{prova.nome}</Link> : 'Sem prova'}
        {` · ${map.edicao}ª edição`}
        {substitui ? `, no lugar de “${substitui.nome}”` : null}
        {substituido_por ? `, substituída por “${substituido_por.nome}”` : null}
      </Meta>
      <Acts>
        <ButtonLink
          variant="secondary"
          size="small"
          to={routePath('deskMap', { id: map.id })}
          aria-label={`Ordem dos assuntos: ${nome}, ${map.edicao}ª edição`}
        >
          Ordem dos assuntos
        </ButtonLink>
        {onAct
          ? actsOf(map).map((act) => (
              <Button
                key={act}
                variant="secondary"
                size="small"
                aria-label={`${LABELS[act]}: ${nome}, ${map.edicao}ª edição`}
                onClick={() => onAct(act)}
              >
                {LABELS[act]}
              </Button>
            ))
          : null}
      </Acts>
    </li>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`;
