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
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Mastery, Overview } from '../model';
import { namedTiles } from './named-tiles';
import type { Tile } from './treemap';

interface MasteryTilesProps {
  matters: readonly Mastery[];
  basis: Overview['comece_por_base'];
  /** The matéria by which the list is filtered. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

const WIDE = 1.7;
const NARROW = 0.85;
/** Width of the picture on a phone, in rem. */
const PHONE = 20.5;

/** Accuracy in words, with its interval: "56% de acerto, entre 27% e 81%, em 9 questões". */
function accuracyOf({ certas, respondidas }: Mastery): string {
  if (respondidas === 0) return 'sem respostas';
  const { low, high } = wilsonInterval(certas, respondidas);
  return `${shareText(certas / respondidas)} de acerto, entre ${shareText(low)} e ${shareText(high)}, em ${questionsOf(respondidas)}`;
}

const levelOf = ({ certas, respondidas }: Mastery): AccuracyLevel | null =>
  respondidas > 0 ? accuracyLevelOf(certas / respondidas) : null;

const weightText = ({ incidencia }: Mastery): string => `${percentText(incidencia)} das questões`;

/** Width of an element in rem, so that larger letters count as less room; it follows the window. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(PHONE);
  useLayoutEffect(() => {
    const read = () => {
      const pixels = element.current?.clientWidth ?? 0;
      if (pixels > 0) setWidth(pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [element]);
  return width;
}

/**
 * Every matéria as a tile: size by frequency, colour and pattern by accuracy. Clicking one filters the list. Matérias
 * whose name has no room in a tile follow below the picture.
 */
export function MasteryTiles({ matters, basis, chosen, onChoose }: MasteryTilesProps) {
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  useArrowKeys(list);
  const isWide = useMedia(media.medium);
  const width = useWidth(list);
  const [pointed, setPointed] = useState<number | null>(null);
  const weighed = matters.filter(({ incidencia }) => incidencia > 0);
  if (weighed.length === 0) return null;
  const tiles = namedTiles(
    weighed.map(({ nome, incidencia, respondidas }) => ({
      name: nome,
      weight: incidencia,
      lines: respondidas > 0 ? 1 : 0,
    })),
    width,
    isWide ? WIDE : NARROW,
  );
  const rest = weighed.filter((_matter, at) => !tiles[at]);
  const pressOf = ({ id }: Mastery): ComponentProps<'button'> => ({
    type: 'button',
    'aria-pressed': id === chosen,
    onClick: () => onChoose(id === chosen ? null : id),
    onPointerEnter: () => setPointed(id),
    onFocus: () => setPointed(id),
    onBlur: () => setPointed(null),
  });
  const told = weighed.find(({ id }) => id === (pointed ?? chosen));
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Domínio</SectionTitle>
      <Picture ref={list} onPointerLeave={() => setPointed(null)}>
        <Tiles aria-label="Matérias, das mais cobradas às menos">
          {weighed.map((matter, at) => {
            const tile = tiles[at];
            return tile ? (
              <Place key={matter.id} $tile={tile}>
                <Press {...pressOf(matter)} $level={levelOf(matter)}>
                  <Tag aria-hidden>
                    <Named matter={matter} />
                  </Tag>
                  <Words matter={matter} />
                </Press>
              </Place>
            ) : null;
          })}
        </Tiles>
        {rest.length > 0 ? (
          <Rest aria-label="Matérias que não cabem na figura">
            {rest.map((matter) => (
              <li key={matter.id}>
                <Chip {...pressOf(matter)}>
                  <Swatch $level={levelOf(matter)} aria-hidden />
                  <span aria-hidden>
                    <Named matter={matter} />
                  </span>
                  <Words matter={matter} />
                </Chip>
              </li>
            ))}
          </Rest>
        ) : null}
      </Picture>
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

/** Name and accuracy, for the eye. */
function Named({ matter: { nome, respondidas, certas } }: { matter: Mastery }) {
  return (
    <>
      <span>{nome}</span> {respondidas > 0 ? <strong>{shareText(certas / respondidas)}</strong> : null}
    </>
  );
}

/** The same for a screen reader, with weight and interval. */
function Words({ matter }: { matter: Mastery }) {
  return (
    <VisuallyHidden>
      {matter.nome}: {weightText(matter)}, {accuracyOf(matter)}
    </VisuallyHidden>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1};
`;

const Picture = styled.div`
  display: grid;
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

/** Has its own background, so that patterns do not run through the letters. Its measures are those of named-tiles.ts. */
const Tag = styled.span`
  position: absolute;
  inset: 4px auto auto 4px;
  display: grid;
  max-width: calc(100% - 8px);
  max-height: calc(100% - 8px);
  overflow: hidden;
  padding: 2px 6px;
  border-radius: ${token.radius.small};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  font-size: ${token.size.tiny};
  line-height: ${token.leading.snug};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  hyphens: auto;
`;

const Rest = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
  padding-inline: 1px;
  font-variant-numeric: tabular-nums;
`;

const Chip = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.target};
  padding: ${token.space.half} ${token.space.x1h};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.small};
  background: ${token.color.sheet};
  font-size: ${token.size.tiny};
  text-align: left;
  cursor: pointer;
  &[aria-pressed='true'] {
    outline: 3px solid ${token.color.ink};
    outline-offset: -3px;
  }
`;

const Swatch = styled.span<{ $level: AccuracyLevel | null }>`
  flex: none;
  width: 1rem;
  height: 1rem;
  border-radius: ${token.radius.small};
  ${accuracyLook}
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
