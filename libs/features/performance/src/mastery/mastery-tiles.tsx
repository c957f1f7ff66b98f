import { percentText, questionsOf, shareText, wilsonInterval } from '@mapa/domain';
import {
  AccuracyLegend,
  accuracyLevelOf,
  accuracyLook,
  type AccuracyLevel,
  FoldedTable,
  media,
  Meta,
  SectionTitle,
  token,
  useArrowKeys,
  useMedia,
  VisuallyHidden,
} from '@mapa/ui-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Mastery, Overview } from '../model';
import { treemapOf, type Tile } from './treemap';

interface MasteryTilesProps {
  matters: readonly Mastery[];
  basis: Overview['comece_por_base'];
  /** The matéria by which the list is filtered. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

const WIDE = 1.7;
const NARROW = 0.95;

/** Accuracy in words, with its interval: "56% de acerto, entre 27% e 81%, em 9 questões". */
function accuracyOf({ certas, respondidas }: Mastery): string {
  if (respondidas === 0) return 'sem respostas';
  const { low, high } = wilsonInterval(certas, respondidas);
  return `${shareText(certas / respondidas)} de acerto, entre ${shareText(low)} e ${shareText(high)}, em ${questionsOf(respondidas)}`;
}

const weightText = ({ incidencia }: Mastery): string => `${percentText(incidencia)} das questões`;

/** Every matéria as a tile: size by frequency, colour and pattern by accuracy. Clicking one filters the list. */
export function MasteryTiles({ matters, basis, chosen, onChoose }: MasteryTilesProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  const isWide = useMedia(media.medium);
  const [pointed, setPointed] = useState<number | null>(null);
  const weighed = matters.filter(({ incidencia }) => incidencia > 0);
  if (weighed.length === 0) return null;
  const tiles = treemapOf(
    weighed.map(({ incidencia }) => incidencia),
    isWide ? WIDE : NARROW,
  );
  const told = weighed.find(({ id }) => id === (pointed ?? chosen));
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Domínio</SectionTitle>
      <Tiles ref={list} aria-label="Matérias, das mais cobradas às menos" onPointerLeave={() => setPointed(null)}>
        {weighed.map((matter, at) => {
          const { id, nome, respondidas, certas } = matter;
          const tile = tiles[at];
          if (!tile) return null;
          return (
            <Place key={id} $tile={tile}>
              <Press
                type="button"
                aria-pressed={id === chosen}
                $level={respondidas > 0 ? accuracyLevelOf(certas / respondidas) : null}
                onClick={() => onChoose(id === chosen ? null : id)}
                onPointerEnter={() => setPointed(id)}
                onFocus={() => setPointed(id)}
                onBlur={() => setPointed(null)}
              >
                <Label aria-hidden>
                  <span>{nome}</span>
                  {respondidas > 0 ? <strong>{shareText(certas / respondidas)}</strong> : null}
                </Label>
                <VisuallyHidden>
                  {nome}: {weightText(matter)}, {accuracyOf(matter)}
                </VisuallyHidden>
              </Press>
            </Place>
          );
        })}
      </Tiles>
      <Told aria-hidden>
        {told ? (
          <>
            <strong>{told.nome}</strong>: {weightText(told)} · {accuracyOf(told)}
          </>
        ) : (
          'Toque em uma matéria para ver só ela na lista.'
        )}
      </Told>
      <AccuracyLegend hasUntouched />
      <FoldedTable summary="Ver como tabela" label="Tabela do domínio">
        <thead>
          <tr>
            <th scope="col">Matéria</th>
            <th scope="col">Cai</th>
            <th scope="col">Acerto</th>
          </tr>
        </thead>
        <tbody>
          {weighed.map((matter) => (
            <tr key={matter.id}>
              <th scope="row">{matter.nome}</th>
              <td>{percentText(matter.incidencia)}</td>
              <td>{accuracyOf(matter)}</td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
      <Meta>
        O tamanho é quanto a matéria cai {basis === 'mapas' ? 'nos seus mapas' : 'em todas as provas'}; a cor e o
        padrão, o seu acerto na primeira resposta.
      </Meta>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1};
`;

const Tiles = styled.ul`
  position: relative;
  aspect-ratio: ${NARROW};
  ${media.medium} {
    aspect-ratio: ${WIDE};
  }
`;

const Place = styled.li<{ $tile: Tile }>`
  position: absolute;
  left: ${({ $tile }) => $tile.x.toFixed(2)}%;
  top: ${({ $tile }) => $tile.y.toFixed(2)}%;
  width: ${({ $tile }) => $tile.width.toFixed(2)}%;
  height: ${({ $tile }) => $tile.height.toFixed(2)}%;
  padding: 1px;
`;

const Press = styled.button<{ $level: AccuracyLevel | null }>`
  ${accuracyLook}
  container-type: size;
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border-radius: ${token.radius.small};
  text-align: left;
  cursor: pointer;
  &[aria-pressed='true'] {
    outline: 3px solid ${token.color.ink};
    outline-offset: -3px;
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: 1px;
    position: relative;
    z-index: ${token.layer.raised};
  }
`;

/**
 * Has its own background, so that patterns do not run through the letters. If there is no room, the line below the
 * tiles shows the name.
 */
const Label = styled.span`
  position: absolute;
  inset: 4px auto auto 4px;
  display: grid;
  max-width: calc(100% - 8px);
  padding: 2px 6px;
  border-radius: ${token.radius.small};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  font-size: ${token.size.tiny};
  line-height: ${token.leading.snug};
  font-variant-numeric: tabular-nums;
  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: break-word;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @container (max-width: 4.5rem) or (max-height: 2.75rem) {
    display: none;
  }
`;

const Told = styled.p`
  min-height: 3rem;
  font-size: ${token.size.small};
  line-height: ${token.leading.text};
  font-variant-numeric: tabular-nums;
  ${media.medium} {
    min-height: 1.5rem;
  }
`;
