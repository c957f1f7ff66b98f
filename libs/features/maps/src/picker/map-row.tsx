import { percentText, questionsOf, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  CircleCheckIcon,
  ItemTitle,
  Meta,
  PlusIcon,
  RouteStrip,
  media,
  token,
} from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { QuestionMap } from '../model';
import { originText, subjectsOf } from '../texts';
import { MapIncidence } from './map-incidence';

const NAMED = 3;

/** The heaviest subjects in words, as a text alternative of the picture. */
const heaviestOf = ({ incidencia }: QuestionMap): string =>
  incidencia
    .slice(0, NAMED)
    .map(({ nome, percentual }) => `${nome} (${percentText(percentual)})`)
    .join(', ');

export interface MapRowProps {
  map: QuestionMap;
  isMine: boolean;
  busy: boolean;
  onAdd: () => void;
}

/** A map that can be chosen: its content, its weights, and a button to add it. */
export function MapRow({ map, isMine, busy, onAdd }: MapRowProps) {
  const heaviest = heaviestOf(map);
  const origin = originText(map);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Facts>
        <ItemTitle>{map.nome}</ItemTitle>
        <Meta>
          {origin ? `${origin} · ` : null}
          {questionsOf(map.questoes)} · {subjectsOf(map.assuntos)}
        </Meta>
        <RouteStrip
          label={`O que mais cai: ${heaviest}`}
          parts={map.incidencia.map(({ nome, percentual }) => ({ name: nome, percent: percentual }))}
          idle={`Mais cobrado: ${heaviest}`}
        />
        {map.questoes > 0 ? (
          <Opener
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Ver incidência de ${map.nome}`}
            onClick={() => setOpen(!isOpen)}
          >
            Ver incidência
            <ChevronDownIcon size={18} aria-hidden />
          </Opener>
        ) : null}
      </Facts>
      <Below id={id} hidden={!isOpen}>
        {isOpen ? <MapIncidence map={map} /> : null}
      </Below>
      {isMine ? (
        <Actions>
          <Mine>
            <CircleCheckIcon size={18} aria-hidden /> Adicionado
          </Mine>
          <ButtonLink
            variant="secondary"
            to={routePath('mapQuestions', { id: map.id })}
            aria-label={`Estudar ${map.nome}`}
          >
            Estudar
          </ButtonLink>
        </Actions>
      ) : (
        <Actions>
          <Button
            busy={busy}
            icon={<PlusIcon size={18} aria-hidden />}
            onClick={onAdd}
            aria-label={`Adicionar ${map.nome}`}
          >
            Adicionar
          </Button>
        </Actions>
      )}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  gap: ${token.space.x2};
  padding-block: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space.x2} ${token.space.x6};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${token.space.x1};
  min-width: 0;
`;

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${token.space.half};
  min-height: ${token.target};
  color: ${token.color.heatInk};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  cursor: pointer;
  & > svg {
    transition: transform ${token.motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/** Opens below the row; in small windows right below the button. */
const Below = styled.div`
  ${media.medium} {
    grid-area: 2 / 1 / 3 / -1;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x2};
  ${media.medium} {
    grid-area: 1 / 2;
  }
`;

const Mine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${token.color.success};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;
