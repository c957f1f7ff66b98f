import { apiErrorOf, usePublishNoticeMapMutation } from '@mapa/api-client';
import { MAP_SITUATIONS, optionLabel, routePath } from '@mapa/domain';
import { Badge, Button, FieldError, Link, Meta, toast, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { MAP_TONES } from '../maps/map-tones';
import type { DeskNotice } from '../model';

type Offered = NonNullable<DeskNotice['edital']>['mapas'][number];

/** The offices of a notice's edital, each with the map that everybody may choose, or that can be published. */
export function NoticeMaps({ id, mapas, isReadOnly }: { id: number; mapas: readonly Offered[]; isReadOnly: boolean }) {
  const [publish, { isLoading, originalArgs, error }] = usePublishNoticeMapMutation();
  const handlePublish = async (cargo: number | null) => {
    const { data } = await publish({ id, cargo });
    if (data) toast.success('O mapa está publicado: todos podem escolhê-lo.');
  };
  return (
    <Maps>
      <Meta id="mapas-do-edital">
        Um mapa publicado está entre os mapas de todos e segue o banco. Ele se retira com os outros, em{' '}
        <Link to={routePath('deskMaps')}>Mapas</Link>.
      </Meta>
      <ul aria-labelledby="mapas-do-edital">
        {mapas.map((offered) => (
          <li key={offered.cargo ?? -1}>
            <Office {...offered} />
            {isReadOnly || !canPublish(offered) ? null : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`${labelOf(offered)}: ${nameOf(offered)}`}
                busy={isLoading && originalArgs?.cargo === offered.cargo}
                onClick={() => void handlePublish(offered.cargo)}
              >
                {labelOf(offered)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error ? <FieldError role="alert">{apiErrorOf(error).message}</FieldError> : null}
    </Maps>
  );
}

const nameOf = ({ nome }: Offered): string => nome || 'Mapa do edital';

const labelOf = ({ mapa }: Offered): string =>
  mapa === null ? 'Publicar o mapa' : mapa.situacao === 'retirado' ? 'Publicar de novo' : 'Atualizar pelo edital';

/** One that was replaced has a newer edition; one that follows the present reading has nothing to take. */
const canPublish = ({ mapa, atual }: Offered): boolean =>
  mapa === null || mapa.situacao === 'retirado' || (mapa.situacao === 'oferecido' && !atual);

function Office(offered: Offered) {
  const { mapa, atual } = offered;
  if (mapa === null) return <span>{nameOf(offered)}</span>;
  return (
    <span>
      <Link to={routePath('deskMap', { id: mapa.id })}>{nameOf(offered)}</Link>{' '}
      <Badge tone={MAP_TONES[mapa.situacao]}>{optionLabel(MAP_SITUATIONS, mapa.situacao)}</Badge>
      {atual ? null : <Meta as="span"> segue um edital anterior</Meta>}
    </span>
  );
}

const Maps = styled.div`
  display: grid;
  gap: ${token.space.half};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.half} ${token.space.x2};
    padding: ${token.space.x1} 0;
    border-top: 1px solid ${token.color.rule};
  }
`;
